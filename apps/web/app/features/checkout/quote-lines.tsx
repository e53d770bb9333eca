import { cents, centsFromPesos, formatMoney } from '@shop/domain/money'
import { Link } from 'react-router'
import { setQuantity } from '../../browser/cart.ts'
import { paths } from '../../paths.ts'
import { useLocale, useTexts } from '../../texts.ts'
import type { LineState } from '../cart/cart-changes.ts'
import { useDrawerTexts } from '../cart/drawer-texts.ts'
import { useOrderTexts } from '../orders/order-texts.ts'

/** What is bought, each line with what changed since it was put into the cart. */
export const QuoteLines = ({ states }: { readonly states: readonly LineState[] }) => (
  <ul className="divide-y divide-line">
    {states.map((state) => (
      <QuoteLine key={state.line.product._id} state={state} />
    ))}
  </ul>
)

const QuoteLine = ({ state: { line, priced, isLost, changes, keep } }: { readonly state: LineState }) => {
  const locale = useLocale()
  const { totals } = useOrderTexts()
  const { product, qty } = line
  const unit = priced?.unitPrice ?? centsFromPesos(product.precio)
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-3 py-3">
      <img
        src={paths.picture(product.imagen, 180)}
        alt=""
        width={180}
        height={180}
        className="aspect-square w-full rounded-lg bg-white object-cover ring-1 ring-line"
      />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-3">
          <Link to={paths.product(locale, product._id)} className="line-clamp-2 min-h-6 text-sm leading-snug font-semibold hover:underline">
            {priced?.product.name ?? product.nombre}
          </Link>
          {(priced || !isLost) && <p className="font-bold tabular-nums">{formatMoney(cents(unit * qty))}</p>}
        </div>
        <p className="text-sm text-muted">
          {qty} × {formatMoney(unit)} {totals.each}
        </p>
        {changes.length > 0 && <LineChanges state={{ line, priced, isLost, changes, keep }} />}
      </div>
    </li>
  )
}

const BUTTON = 'min-h-11 shrink-0 rounded-lg bg-white px-3 font-semibold text-brand ring-1 ring-brand'

const LineChanges = ({ state: { line, isLost, changes, keep } }: { readonly state: LineState }) => {
  const { which } = useTexts().cart
  const cart = useDrawerTexts()
  const { _id: id, nombre } = line.product
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg bg-accent/15 px-3 py-2 text-sm font-medium">
      <div>
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
      {keep !== undefined && (
        <button type="button" onClick={() => setQuantity(id, keep)} className={BUTTON}>
          {cart.leave(keep)}
          <span className="sr-only">{which(nombre)}</span>
        </button>
      )}
      {isLost && (
        <button type="button" onClick={() => setQuantity(id, 0)} className={BUTTON}>
          {cart.remove}
          <span className="sr-only">{which(nombre)}</span>
        </button>
      )}
    </div>
  )
}
