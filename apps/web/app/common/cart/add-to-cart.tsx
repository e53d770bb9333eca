import { MOST_PIECES } from '@shop/domain/cart'
import type { Fit } from '@shop/domain/fitment'
import { TapButton } from '@shop/ui/tap-button'
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react'
import { readAskedCar } from '../../browser/asked-car.ts'
import { addToCart, piecesInCart, quantityInCart } from '../../browser/cart.ts'
import { lazily } from '../../browser/lazily.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useTexts } from '../../texts.ts'
import type { PartOnCard } from '../part/on-card.ts'
import { cartProductOf } from './cart-product.ts'
import { expectDrawer, signalCart } from './cart-signals.ts'
import type { MisfitQuestionProps } from './misfit-question.tsx'

type Props = {
  readonly part: PartOnCard
  readonly qty?: number
  /** A card only says what happened; the part's own page opens the cart. */
  readonly place: 'card' | 'page'
  /** What is known not to fit the car it is asked for is added only when that is what the visitor wants. */
  readonly fit: Fit | undefined
  /** Of a second button beside the first. */
  readonly text?: string
}

const ON_PAGE = 'inline-flex min-h-12 min-w-52 flex-1 items-center justify-center rounded-lg px-5 font-semibold transition-colors'
const SHOWN_MS = 2_000

export function mostToSell({ stock, status }: PartOnCard): number {
  return status === 'active' ? Math.min(stock, MOST_PIECES) : 0
}

export function AddToCart({ part, qty: wanted = 1, place, fit, text }: Props) {
  const { cart: texts } = useTexts()
  const [result, setResult] = useState<string>()
  const [Question, setQuestion] = useState<ComponentType<MisfitQuestionProps>>()
  const [opener, setOpener] = useState<HTMLElement>()
  useEffect(() => {
    if (!result) return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])
  const isPage = place === 'page'

  const add = (button: HTMLElement | undefined) => {
    const before = quantityInCart({ product: { _id: part.id } })
    const qty = Math.min(wanted, mostToSell(part) - before)
    // Whoever is quicker than the verdict finds it in the cart.
    if (qty > 0) addToCart(cartProductOf(part), qty, undefined, fit ? fit.car : readAskedCar())
    setResult(qty > 0 ? `✓ ${texts.added}` : texts.full)
    const says =
      qty < 1
        ? texts.saysFull(before, part.name)
        : qty < wanted
          ? texts.saysPartlyAdded(qty, part.name)
          : texts.saysAdded(qty, part.name, piecesInCart())
    signalCart({ says, ...(isPage && button ? { opensFor: button } : {}) })
  }
  const addOrAsk = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (fit?.verdict !== 'does-not-fit') return add(currentTarget)
    setOpener(currentTarget)
    try {
      const { MisfitQuestion } = await lazily(() => import('./misfit-question.tsx'))
      setQuestion(() => MisfitQuestion)
    } catch (error) {
      notifyFailure(error, () => currentTarget.click())
    }
  }
  const answer = (isWanted: boolean) => {
    setQuestion(undefined)
    opener?.focus()
    if (isWanted) add(opener)
  }

  return (
    <>
      <TapButton
        onClick={addOrAsk}
        {...(isPage ? { onPointerEnter: expectDrawer, onFocus: expectDrawer } : {})}
        className={
          isPage
            ? `${ON_PAGE} ${text ? 'border border-brand bg-white text-brand hover:bg-brand-tint' : 'bg-brand text-white hover:bg-brand-dark'}`
            : 'part-card-button'
        }
      >
        {result ?? text ?? (isPage ? texts.addLong : texts.add)}
        <span className="sr-only">{texts.which(part.name)}</span>
      </TapButton>
      {Question && fit && <Question part={part} fit={fit} onAnswer={answer} />}
    </>
  )
}
