import { formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { Card } from '@shop/ui/card'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { PartForCar } from '../../common/part/part-for-car.tsx'

export function OrderLines({ order }: { readonly order: Order }) {
  const texts = useOrderTexts()
  return (
    <Card title={texts.lines}>
      <table className="w-full text-left">
        <caption className="sr-only">{texts.lines}</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {texts.part}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-semibold">
              {texts.pieces}
            </th>
            <th scope="col" className="hidden py-2 pr-4 text-right font-semibold sm:table-cell">
              {texts.price}
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ place, productId, name, brand, partNumber, internalKey, qty, cancelled, unitPrice, total, forCar }) => (
            <tr key={place} className="border-b border-line align-top">
              <td className="py-2 pr-4">
                <span className="font-medium">{name}</span>
                <span className="block text-sm text-muted">
                  {brand} · <span className="font-mono">{partNumber}</span> · <span className="font-mono">{internalKey}</span>
                </span>
                {forCar && <PartForCar id={productId} car={forCar} />}
              </td>
              <td className="py-2 pr-4 text-right tabular-nums">
                {cancelled > 0 ? texts.leaving(qty - cancelled, qty) : qty}
                {cancelled > 0 && (
                  <span className="block text-sm font-medium whitespace-nowrap text-bad">{texts.cancelledPieces(cancelled)}</span>
                )}
              </td>
              <td className="hidden py-2 pr-4 text-right tabular-nums sm:table-cell">{formatMoney(unitPrice)}</td>
              <td className="py-2 text-right tabular-nums">{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="mt-3 ml-auto grid w-fit grid-cols-[auto_auto] gap-x-6 gap-y-1 text-right tabular-nums">
        <dt className="text-muted">{texts.subtotal}</dt>
        <dd>{formatMoney(order.subtotal)}</dd>
        <dt className="text-muted">{texts.shipping}</dt>
        <dd>{formatMoney(order.shipping)}</dd>
        <dt className="text-lg font-bold">{texts.total}</dt>
        <dd className="text-lg font-bold">{formatMoney(order.total)}</dd>
        <dt className="text-sm text-muted">{texts.vat}</dt>
        <dd className="text-sm text-muted">{formatMoney(order.vat)}</dd>
        {order.cancelled > 0 && (
          <>
            <dt className="text-muted">{texts.cancelledAmount}</dt>
            <dd>−{formatMoney(order.cancelled)}</dd>
            <dt className="font-bold">{texts.left}</dt>
            <dd className="font-bold">{formatMoney(order.left)}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
