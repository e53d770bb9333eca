import { formatDay } from '@shop/domain/format-day'
import { formatMoney } from '@shop/domain/money'
import { type Order, piecesOf } from '@shop/domain/order'
import { buttonLook } from '@shop/ui/button-look'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { StatusBadge } from '../../common/order/status-badge.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

const MOST_PICTURES = 4

/** An order in a list, with the one thing to do next. */
export function OrderCard({ order, isWaiting = false }: { readonly order: Order; readonly isWaiting?: boolean }) {
  const locale = useLocale()
  const texts = useOrderTexts()
  const pieces = order.lines.reduce((sum, { qty }) => sum + qty, 0)
  const left = piecesOf(order.lines)
  const shown = order.lines.slice(0, MOST_PICTURES)
  return (
    <li className="rounded-2xl bg-white p-4 shadow-card ring-1 ring-line sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <p className="font-bold">{texts.folio(order.folio)}</p>
          <p className="text-sm text-muted">{formatDay(locale, order.placedAt)}</p>
        </div>
        <StatusBadge status={order.status} label={order.label} />
      </div>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-4">
        <ul className="flex gap-2">
          {shown.map((line) => (
            <li key={line.place}>
              <img
                src={paths.picture(line.image, 180)}
                alt={line.name}
                width={180}
                height={180}
                loading="lazy"
                className="size-16 rounded-lg bg-white object-cover ring-1 ring-line"
              />
            </li>
          ))}
          {order.lines.length > shown.length && (
            <li className="flex size-16 items-center justify-center rounded-lg bg-ground font-semibold text-muted">
              +{order.lines.length - shown.length}
            </li>
          )}
        </ul>
        <p className="ml-auto text-right">
          <span className="block text-lg font-bold tabular-nums">{formatMoney(order.total)}</span>
          <span className="block text-sm text-muted">{left < pieces ? texts.piecesLeft(left, pieces) : texts.pieces(pieces)}</span>
          {order.cancelled > 0 && (
            <span className="block text-sm text-muted tabular-nums">
              {texts.totals.cancelled} −{formatMoney(order.cancelled)} · {texts.totals.left} {formatMoney(order.left)}
            </span>
          )}
        </p>
      </div>
      {isWaiting && order.paymentMethod === 'oxxo' && <p className="mt-3 text-sm">{texts.voucher.notNeeded}</p>}
      <p className="mt-3 flex flex-wrap gap-3">
        {isWaiting && (
          <Link to={paths.order(locale, order.folio, '#comprobante')} className={`${buttonLook('main')} grow whitespace-nowrap sm:grow-0`}>
            {texts.waiting.upload}
            <span className="sr-only">{texts.which(order.folio)}</span>
          </Link>
        )}
        <Link to={paths.order(locale, order.folio)} className={`${buttonLook('plain')} grow whitespace-nowrap sm:grow-0`}>
          {texts.details}
          <span className="sr-only">{texts.which(order.folio)}</span>
        </Link>
      </p>
    </li>
  )
}
