import { MOST_PIECES } from '@shop/domain/cart'
import { TapButton } from '@shop/ui/tap-button'
import { useState } from 'react'
import { useTexts } from '../../texts.ts'

type Props = {
  readonly name: string
  readonly qty: number
  /** As many as there are. */
  readonly most: number
  /** What is said where there are no more; otherwise that so many are left. */
  readonly saysMost?: string | undefined
  readonly onChange: (qty: number) => void
}

const BUTTON = 'inline-flex size-11 items-center justify-center text-xl font-semibold text-brand aria-disabled:text-muted/50'

/** One fewer, a number to type over, one more. Its ends stay focusable, or a keyboard would lose its place there. */
export function QuantityStepper({ name, qty, most, saysMost, onChange }: Props) {
  const { cart } = useTexts()
  const [typed, setTyped] = useState<string>()
  const change = (wanted: number) => {
    setTyped(undefined)
    if (wanted >= 1 && wanted !== qty) onChange(Math.min(wanted, Math.max(most, 1)))
  }
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    const number = Number(digits)
    change(number)
    // An empty field or a zero is somebody in the middle of typing.
    if (number < 1) setTyped(digits)
  }
  return (
    <div>
      <div className="inline-flex items-center rounded-lg border border-line bg-white">
        <TapButton countsEachTap aria-label={cart.fewer(name)} aria-disabled={qty <= 1} onClick={() => change(qty - 1)} className={BUTTON}>
          −
        </TapButton>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          aria-label={cart.quantity(name)}
          value={typed ?? qty}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          className="h-11 w-11 rounded text-center font-semibold tabular-nums"
        />
        <TapButton
          countsEachTap
          aria-label={cart.more(name)}
          aria-disabled={qty >= most}
          onClick={() => qty < most && change(qty + 1)}
          className={BUTTON}
        >
          +
        </TapButton>
      </div>
      {qty === most && most < MOST_PIECES && <p className="mt-1 text-xs text-muted">{saysMost ?? cart.onlySo(most)}</p>}
    </div>
  )
}
