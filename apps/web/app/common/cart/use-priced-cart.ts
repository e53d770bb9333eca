import { CallFailed } from '@shop/contract/client'
import { priceCart } from '@shop/contract/shop/cart'
import type { AskedLine, PricedCart } from '@shop/domain/cart'
import { useEffect, useState } from 'react'
import type { CartLine } from '../../browser/cart.ts'
import { useToken } from '../../browser/session.ts'
import { callApi } from '../../calls/call-api.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { askedLineOf } from './asked-line.ts'
import { useDrawerTexts } from './drawer-texts.ts'

const TYPING_MS = 300

export type Pricing = {
  /** The last answer, perhaps of a moment ago. */
  readonly priced: PricedCart | undefined
  /** Whether it is the price of exactly these lines. */
  readonly isCurrent: boolean
  readonly problem: string | undefined
  readonly retry: () => void
}

/** The cart as the shop prices it, asked again when a line changes and nobody is typing any more. */
export function usePricedCart(lines: readonly CartLine[]): Pricing {
  const locale = useLocale()
  const { failure } = useTexts()
  const { offline } = useDrawerTexts()
  const [answer, setAnswer] = useState<{ readonly asked: string; readonly priced: PricedCart }>()
  const [problem, setProblem] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const asked = JSON.stringify(lines.map(askedLineOf))
  // An offer may be for one customer: only then it matters who asks.
  const known = useToken()
  const token = lines.some(({ offer }) => offer !== undefined) ? known : ''
  const isFirst = !answer

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const wanted: AskedLine[] = JSON.parse(asked)
    if (wanted.length === 0) return setProblem(undefined)
    let isLate = false
    const ask = async () => {
      try {
        const call = await callApi(locale, token)
        const priced = await call(priceCart, { body: { lines: wanted } })
        if (isLate) return
        setAnswer({ asked, priced })
        setProblem(undefined)
      } catch (error) {
        if (!isLate) setProblem(error instanceof CallFailed ? error.message : navigator.onLine ? failure.title : offline)
      }
    }
    const timer = setTimeout(ask, isFirst ? 0 : TYPING_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [asked, attempt, locale, token])

  return {
    priced: answer?.priced,
    isCurrent: answer?.asked === asked,
    problem,
    retry: () => {
      setProblem(undefined)
      setAttempt(attempt + 1)
    },
  }
}
