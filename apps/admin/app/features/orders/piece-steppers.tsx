import type { Pieces } from '@shop/domain/cancellation'
import { formatMoney } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { TapButton } from '@shop/ui/tap-button'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { withPieces } from './refund-draft.ts'

type Props = {
  readonly field: FieldPlace
  readonly seen: StaffOrder
  readonly pieces: readonly Pieces[]
  readonly onChange: (pieces: readonly Pieces[]) => void
}

const BUTTON = 'inline-flex size-11 items-center justify-center text-xl font-semibold text-brand aria-disabled:text-muted/50'

/** How many of each line are not wanted any more. The ends of a stepper stay focusable, or a keyboard would lose its place there. */
export function PieceSteppers({ field, seen: { order, cancellable }, pieces, onChange }: Props) {
  const { refund: texts } = useOrderTexts()
  return (
    <fieldset id={field.id} tabIndex={-1}>
      <legend className="text-sm font-medium">{texts.cancel}</legend>
      <ul className="divide-y divide-line">
        {cancellable.map(({ place, qty: left }) => {
          const line = order.lines.find((one) => one.place === place)
          const qty = pieces.find((one) => one.place === place)?.qty ?? 0
          const step = (to: number) => to >= 0 && to <= left && onChange(withPieces(pieces, place, to))
          return (
            line && (
              <li key={place} className="flex items-center justify-between gap-3 py-2">
                <span className="min-w-0">
                  <span className="block font-medium">{line.name}</span>
                  <span className="block text-sm text-muted">
                    <span className="font-mono">{line.partNumber}</span> ·{' '}
                    <span className="tabular-nums">{formatMoney(line.unitPrice)}</span>
                  </span>
                </span>
                <span className="inline-flex shrink-0 items-center rounded-lg border border-line bg-white">
                  <TapButton aria-label={texts.fewer(line.name)} aria-disabled={qty <= 0} onClick={() => step(qty - 1)} className={BUTTON}>
                    −
                  </TapButton>
                  <output className="min-w-14 text-center tabular-nums">
                    <strong>{qty}</strong> <span className="text-sm text-muted">{texts.of(left)}</span>
                  </output>
                  <TapButton
                    aria-label={texts.more(line.name)}
                    aria-disabled={qty >= left}
                    onClick={() => step(qty + 1)}
                    className={BUTTON}
                  >
                    +
                  </TapButton>
                </span>
              </li>
            )
          )
        })}
      </ul>
      <FieldError field={field} />
    </fieldset>
  )
}
