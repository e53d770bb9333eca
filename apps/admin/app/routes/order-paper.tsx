import { getPolicies } from '@shop/contract/shop/policies'
import { showStaffOrder } from '@shop/contract/staff/orders'
import { carText } from '@shop/domain/car-names'
import type { Order } from '@shop/domain/order'
import { isCounterMethod } from '@shop/domain/payment-method'
import { Button } from '@shop/ui/button'
import { Link, useParams } from 'react-router'
import { useOrderTexts } from '../common/order/order-texts.ts'
import { useFitTexts } from '../common/part/use-fit-texts.ts'
import { Receipt } from '../features/counter/receipt.tsx'
import { useCounterTexts } from '../features/counter/use-counter-texts.ts'
import { AddressLines } from '../kit/address-lines.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { screens } from '../screens.ts'

/** What goes on paper: the list for the shelves and the label for the parcel, or the receipt of a sale at the counter. */
export function OrderPaper() {
  const { paper: texts, holds } = useOrderTexts()
  const { receipt } = useCounterTexts()
  const { folio = '' } = useParams()
  const called = useCall(showStaffOrder, { params: { folio } })
  return (
    <Screen title={called.data && isCounterMethod(called.data.order.paymentMethod) ? receipt.title(folio) : texts.title(folio)}>
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        <Button onClick={() => print()}>{texts.print}</Button>
        <Link to={`${screens.orders.path}/${folio}`} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
          {texts.back}
        </Link>
      </div>
      <Loaded of={called}>
        {({ order, hold }) =>
          isCounterMethod(order.paymentMethod) ? (
            <Receipt order={order} />
          ) : hold ? (
            <p className="rounded-lg border-l-4 border-accent bg-white p-3 text-lg font-bold">{holds[hold]}</p>
          ) : (
            <div className="space-y-8 print:text-black">
              <PickList order={order} />
              <Label order={order} />
            </div>
          )
        }
      </Loaded>
    </Screen>
  )
}

/** Only what leaves. */
function PickList({ order }: { readonly order: Order }) {
  const texts = useOrderTexts()
  const fits = useFitTexts()
  const leaving = order.lines.filter(({ qty, cancelled }) => qty > cancelled)
  if (leaving.length === 0) return <p className="text-lg font-bold">{texts.paper.nothing}</p>
  return (
    <section aria-label={texts.paper.pick}>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{texts.paper.pick}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            <th scope="col" className="w-12 py-2">
              {texts.pieces}
            </th>
            <th scope="col" className="py-2">
              {texts.paper.key}
            </th>
            <th scope="col" className="py-2">
              {texts.part}
            </th>
            <th scope="col" className="w-16 py-2">
              {texts.paper.pick}
            </th>
          </tr>
        </thead>
        <tbody>
          {leaving.map(({ place, qty, cancelled, internalKey, partNumber, name, brand, forCar }) => (
            <tr key={place} className="border-b border-line">
              <td className="py-2 text-lg font-bold tabular-nums">{qty - cancelled}</td>
              <td className="py-2 pr-4 font-mono">{internalKey}</td>
              <td className="py-2 pr-4">
                {name}
                <span className="block text-sm">
                  {brand} · <span className="font-mono">{partNumber}</span>
                </span>
                {forCar && <span className="block text-sm">{fits.forCar(carText(forCar))}</span>}
              </td>
              <td className="py-2">
                <span aria-hidden="true" className="block size-6 border-2 border-ink" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6">{texts.paper.packedBy}: ______________________</p>
    </section>
  )
}

function Label({ order: { folio, recipient, receiver, address, carrier } }: { readonly order: Order }) {
  const atDoor = receiver ?? recipient
  const { paper: texts } = useOrderTexts()
  const policies = useCall(getPolicies, {})
  return (
    <section aria-label={texts.label} className="max-w-xl break-inside-avoid rounded-lg border-2 border-ink bg-white p-6">
      <p className="text-sm">{texts.to}</p>
      <p className="text-2xl font-bold">{atDoor.name}</p>
      <div className="text-lg">
        <AddressLines address={address} />
        <p>Tel. {atDoor.phone}</p>
      </div>
      <p className="mt-4 flex justify-between border-t-2 border-ink pt-3 text-lg">
        <span>{carrier.name}</span>
        <span className="font-mono font-bold">{folio}</span>
      </p>
      {policies.data && (
        <p className="mt-3 text-sm">
          {texts.from}: {policies.data.identity.name}, {policies.data.identity.address} · Tel. {policies.data.identity.phone}
        </p>
      )}
    </section>
  )
}
