import { MOST_PIECES, type PricedLine } from '@shop/domain/cart'
import { cents, centsFromPesos, formatMoney } from '@shop/domain/money'
import { setQuantity } from '../../browser/cart.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTexts } from '../../texts.ts'
import { PartThumb } from '../part/part-thumb.tsx'
import type { LineState } from './cart-changes.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { LineCar } from './line-car.tsx'
import { LineChanges } from './line-changes.tsx'
import { pathOfLine } from './path-of-line.ts'
import { PromisedPrice } from './promised-price.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type Props = { readonly state: LineState; readonly onLeave: () => void; readonly onRemove: () => void }

export function CartDrawerLine({ state, onLeave, onRemove }: Props) {
  const { line, priced, total, isLost } = state
  const locale = useLocale()
  const { which } = useTexts().cart
  const cart = useDrawerTexts()
  const { product, qty } = line
  const name = priced?.product.name ?? product.nombre
  const unit = priced?.unitPrice ?? centsFromPesos(product.precio)
  return (
    <li className="grid grid-cols-[4.5rem_1fr] gap-x-3 py-4">
      <PartThumb image={product.imagen} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link
            to={pathOfLine(locale, line)}
            onClick={onLeave}
            className="line-clamp-2 py-1 text-sm leading-snug font-semibold hover:underline"
          >
            {name}
          </Link>
          {(priced || !isLost) && <p className="text-right font-bold tabular-nums">{formatMoney(total ?? cents(unit * qty))}</p>}
        </div>
        <p className="text-xs text-muted">
          <span className="font-mono">{product.codigo}</span>
          {qty > 1 && !isLost && ` · ${formatMoney(unit)} ${cart.each}`}
        </p>
        <LineCar state={state} />
        <PromisedPrice priced={priced} />
        <LineChanges state={state} />
        <div className="mt-2 flex items-start gap-3">
          {!isLost && (
            <QuantityStepper
              name={name}
              qty={qty}
              most={stockOf(priced)}
              saysMost={priced?.promisedUntil && isOnlyPromised(priced) ? cart.onlyPromised(priced.available) : undefined}
              onChange={(wanted) => setQuantity(line, wanted)}
            />
          )}
          <button
            type="button"
            onClick={onRemove}
            className="ml-auto min-h-11 rounded-lg px-2 text-sm font-medium text-muted underline underline-offset-2 hover:text-bad"
          >
            {cart.remove}
            <span className="sr-only">{which(name)}</span>
          </button>
        </div>
      </div>
    </li>
  )
}

/** More pieces than were promised cost the shop's own price; of a part on order there are no more. */
function isOnlyPromised({ promisedUntil, product }: PricedLine): boolean {
  return promisedUntil !== undefined && product.status === 'on-order'
}

function stockOf(priced: LineState['priced']): number {
  if (!priced) return MOST_PIECES
  return Math.min(priced.promisedUntil && !isOnlyPromised(priced) ? priced.product.stock : priced.available, MOST_PIECES)
}
