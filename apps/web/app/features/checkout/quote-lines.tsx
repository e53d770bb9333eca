import { cents, centsFromPesos, formatMoney } from '@shop/domain/money'
import { lineKey } from '../../browser/cart.ts'
import type { LineState } from '../../common/cart/cart-changes.ts'
import { LineCar } from '../../common/cart/line-car.tsx'
import { LineChanges } from '../../common/cart/line-changes.tsx'
import { pathOfLine } from '../../common/cart/path-of-line.ts'
import { PromisedPrice } from '../../common/cart/promised-price.tsx'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { PartThumb } from '../../common/part/part-thumb.tsx'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

/** What is bought, each line with what changed since it was put into the cart. */
export function QuoteLines({ states }: { readonly states: readonly LineState[] }) {
  return (
    <ul className="divide-y divide-line">
      {states.map((state) => (
        <QuoteLine key={lineKey(state.line)} state={state} />
      ))}
    </ul>
  )
}

function QuoteLine({ state }: { readonly state: LineState }) {
  const { line, priced, total, isLost } = state
  const locale = useLocale()
  const { totals } = useOrderTexts()
  const { product, qty } = line
  const unit = priced?.unitPrice ?? centsFromPesos(product.precio)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-3">
      <PartThumb image={product.imagen} />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link to={pathOfLine(locale, line)} className="line-clamp-2 min-h-6 text-sm leading-snug font-semibold hover:underline">
            {priced?.product.name ?? product.nombre}
          </Link>
          {(priced || !isLost) && <p className="font-bold tabular-nums">{formatMoney(total ?? cents(unit * qty))}</p>}
        </div>
        <p className="text-sm text-muted">
          {priced && `${priced.product.brand} · `}
          <span className="font-mono">{priced?.product.partNumber ?? product.codigo}</span>
        </p>
        <p className="text-sm text-muted">
          {qty} × {formatMoney(unit)} {totals.each}
        </p>
        <LineCar state={state} />
        <PromisedPrice priced={priced} />
        <LineChanges state={state} canRemove />
      </div>
    </li>
  )
}
