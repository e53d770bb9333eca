import { CallFailed } from '@shop/contract/client'
import type { CarrierOffer } from '@shop/domain/carrier'
import { type Cents, cents } from '@shop/domain/money'
import { includedTax } from '@shop/domain/vat'
import { useEffect, useState } from 'react'
import { useCart } from '../../browser/cart.ts'
import { callCheckout } from '../../calls/calls.ts'
import { compareLines, type LineState } from '../../common/cart/cart-changes.ts'
import { useDrawerTexts } from '../../common/cart/drawer-texts.ts'
import { usePricedCart } from '../../common/cart/use-priced-cart.ts'
import { useLocale, useTexts } from '../../texts.ts'

/** What the shopper is shown, and agrees to by paying. */
export type Shown = {
  readonly subtotal: Cents
  readonly saved: Cents
  readonly shipping: Cents
  readonly total: Cents
  readonly tax: Cents
  readonly missingForFreeShipping: Cents
}

export type Quote = {
  readonly isEmpty: boolean
  readonly states: readonly LineState[]
  readonly carriers: readonly CarrierOffer[]
  readonly carrier: CarrierOffer | undefined
  /** Unknown while the shop computes. */
  readonly shown: Shown | undefined
  /** Something in the cart cannot be sold as it is. */
  readonly isToAdjust: boolean
  readonly problem: string | undefined
  readonly refresh: () => void
}

type Offered = { readonly of: string; readonly carriers: readonly CarrierOffer[] }

/** The cart as the shop would sell it now, brought by the chosen carrier. */
export function useQuote(carrierKey: string | undefined): Quote {
  const lines = useCart()
  const drawerTexts = useDrawerTexts()
  const pricing = usePricedCart(lines)
  const { priced } = pricing
  const refs = lines.map(({ product }) => product._id).join()
  const { offered, problem, retry } = useCarriers(priced && lines.length > 0 ? priced.subtotal : undefined, refs)
  const states = compareLines(lines, priced, drawerTexts)
  const carrier = offered?.find(({ key }) => key === carrierKey) ?? offered?.[0]
  const total = priced && carrier ? cents(priced.subtotal + carrier.price) : undefined
  return {
    isEmpty: lines.length === 0,
    states,
    carriers: offered ?? [],
    carrier,
    shown:
      pricing.isCurrent && priced && carrier && total !== undefined
        ? {
            subtotal: priced.subtotal,
            saved: priced.saved,
            shipping: carrier.price,
            total,
            tax: includedTax(total),
            missingForFreeShipping: priced.missingForFreeShipping,
          }
        : undefined,
    isToAdjust: states.some(({ isLost, keep }) => isLost || keep !== undefined),
    problem: pricing.problem ?? problem,
    refresh: () => {
      pricing.retry()
      retry()
    },
  }
}

function useCarriers(subtotal: Cents | undefined, refs: string) {
  const locale = useLocale()
  const { failure } = useTexts()
  const [offered, setOffered] = useState<Offered>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const of = subtotal === undefined ? '' : `${subtotal} ${refs}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (subtotal === undefined) return
    let isWanted = true
    callCheckout(locale)
      .then((calls) => calls.carriers({ subtotal, refs, postalCode: undefined }))
      .then(
        (carriers) => {
          if (!isWanted) return
          setOffered({ of, carriers })
          setProblem(undefined)
        },
        (error: unknown) => isWanted && setProblem(error instanceof CallFailed ? error.message : failure.title),
      )
    return () => {
      isWanted = false
    }
  }, [of, attempt, locale])
  return {
    offered: offered?.of === of ? offered.carriers : undefined,
    problem,
    retry: () => {
      setProblem(undefined)
      setAttempt(attempt + 1)
    },
  }
}
