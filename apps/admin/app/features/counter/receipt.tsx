import { getPolicies } from '@shop/contract/shop/policies'
import { carText } from '@shop/domain/car-names'
import { formatMoney } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { useFitTexts } from '../../common/part/use-fit-texts.ts'
import { useCall } from '../../kit/calls/use-call.ts'
import { Moment } from '../../kit/moment.tsx'
import { useCounterTexts } from './use-counter-texts.ts'

/** What the customer takes home; narrow enough for the paper of a till. */
export function Receipt({ order }: { readonly order: Order }) {
  const { receipt: texts } = useCounterTexts()
  const fits = useFitTexts()
  const { methods } = useOrderTexts()
  const { data: policies } = useCall(getPolicies, {})
  return (
    <section aria-label={texts.title(order.folio)} className="max-w-sm rounded-lg border border-line bg-white p-5 print:border-0 print:p-0">
      {policies && (
        <p className="text-center">
          <span className="block text-lg font-bold">{policies.identity.name}</span>
          <span className="block text-sm">{policies.identity.address}</span>
          <span className="block text-sm">Tel. {policies.identity.phone}</span>
        </p>
      )}
      <p className="mt-3 flex justify-between border-y border-ink py-2">
        <span className="font-mono font-bold">{order.folio}</span>
        <Moment at={order.placedAt} />
      </p>
      <table className="mt-2 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className="py-1 pr-2">
              {texts.pieces}
            </th>
            <th scope="col" className="py-1">
              {texts.part}
            </th>
            <th scope="col" className="py-1 text-right">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ place, qty, cancelled, name, partNumber, unitPrice, total, forCar }) => (
            <tr key={place} className="align-top">
              <td className="py-1 tabular-nums">{qty}</td>
              <td className="py-1 pr-2">
                {name} <span className="block font-mono">{partNumber}</span>
                {forCar && <span className="block">{fits.forCar(carText(forCar))}</span>}
                <span className="block tabular-nums">{formatMoney(unitPrice)}</span>
                {cancelled > 0 && <span className="block font-semibold">{texts.cancelled(cancelled)}</span>}
              </td>
              <td className="py-1 text-right tabular-nums">{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 flex justify-between border-t border-ink pt-2 text-xl font-bold">
        <span>{texts.total}</span>
        <span className="tabular-nums">{formatMoney(order.total)}</span>
      </p>
      {order.cancelled > 0 && (
        <>
          <p className="flex justify-between">
            <span>{texts.givenBack}</span>
            <span className="tabular-nums">−{formatMoney(order.cancelled)}</span>
          </p>
          <p className="flex justify-between font-bold">
            <span>{texts.left}</span>
            <span className="tabular-nums">{formatMoney(order.left)}</span>
          </p>
        </>
      )}
      <p className="text-sm">{texts.vat(formatMoney(order.vat))}</p>
      {order.saved > 0 && <p className="text-sm">{texts.saved(formatMoney(order.saved))}</p>}
      <p className="mt-2">
        {texts.paid}: {methods[order.paymentMethod]}
      </p>
      <p className="mt-3 text-center font-semibold">{texts.thanks}</p>
    </section>
  )
}
