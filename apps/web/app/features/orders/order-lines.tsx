import { carText } from '@shop/domain/car-names'
import { cents, formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { TotalRow } from '../../common/order/total-row.tsx'
import { PartThumb } from '../../common/part/part-thumb.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { useOneOrderTexts } from './one-order-texts.ts'

export function OrderLines({ order }: { readonly order: Order }) {
  const locale = useLocale()
  const texts = useOrderTexts()
  const own = useOneOrderTexts()
  const { totals } = texts
  return (
    <ul className="divide-y divide-line">
      {order.lines.map((line) => (
        <li key={line.place} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-3 py-3">
          <PartThumb image={line.image} />
          <div className="min-w-0">
            {line.isOnOrder ? (
              <p className="leading-snug font-semibold">{line.name}</p>
            ) : (
              <Link to={paths.product(locale, line.productId)} className="inline-block min-h-6 leading-snug font-semibold hover:underline">
                {line.name}
              </Link>
            )}
            <p className="text-sm text-muted">
              {line.brand} · <span className="font-mono">{line.partNumber}</span>
            </p>
            {line.forCar && <p className="text-sm text-muted">{totals.forCar(carText(line.forCar))}</p>}
            <p className="text-sm text-muted">
              {line.qty} × {formatMoney(line.unitPrice)} {totals.each}
            </p>
            {line.cancelled > 0 && (
              <p className="text-sm font-medium">
                {texts.piecesLeft(line.qty - line.cancelled, line.qty)}; {own.cancelledPieces(line.cancelled)}
              </p>
            )}
          </div>
          <p className="font-bold tabular-nums">{formatMoney(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}

/** As it was frozen when it was bought, with the IVA apart. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const texts = useOneOrderTexts()
  const { totals } = useOrderTexts()
  return (
    <dl className="space-y-1.5 border-t border-line pt-3">
      {order.saved > 0 && (
        <>
          <TotalRow name={totals.fullPrice} value={formatMoney(cents(order.subtotal + order.saved))} />
          <TotalRow name={totals.discounts} value={`−${formatMoney(order.saved)}`} className="text-good" />
        </>
      )}
      <TotalRow name={totals.subtotal} value={formatMoney(order.subtotal)} />
      <TotalRow name={totals.shipping} value={order.shipping === 0 ? totals.free : formatMoney(order.shipping)} />
      <TotalRow name={totals.total} value={formatMoney(order.total)} className="border-t border-line pt-2 text-xl font-bold" />
      <TotalRow name={texts.net} value={formatMoney(order.net)} className="text-sm text-muted" />
      <TotalRow name={texts.vat} value={formatMoney(order.vat)} className="text-sm text-muted" />
      {order.cancelled > 0 && (
        <>
          <TotalRow name={totals.cancelled} value={`−${formatMoney(order.cancelled)}`} className="border-t border-line pt-2" />
          <TotalRow name={totals.left} value={formatMoney(order.left)} className="text-lg font-bold" />
        </>
      )}
    </dl>
  )
}
