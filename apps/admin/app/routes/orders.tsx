import { listStaffOrders } from '@shop/contract/staff/orders'
import { orderStatus } from '@shop/contract/wire/orders/order-status'
import { orderMethod } from '@shop/contract/wire/orders/payment-method'
import { formatMoney } from '@shop/domain/money'
import { ORDER_STATUSES } from '@shop/domain/order-status'
import { ORDER_METHODS } from '@shop/domain/payment-method'
import type { ListedOrder } from '@shop/domain/staff-order'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useOrderLabels, useOrderTexts } from '../common/order/order-texts.ts'
import { StatusMark } from '../common/order/status-mark.tsx'
import { SavedViews } from '../features/orders/saved-views.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { entered } from '../kit/form/entered.ts'
import { looseField } from '../kit/form/loose-field.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 30_000
const PAGE_SIZE = 20
const VIEWS = [
  ['all', undefined],
  ['toPack', 'paid'],
  ['toShip', 'processing'],
  ['pending', 'pending'],
  ['shipped', 'shipped'],
] as const

export function Orders() {
  const texts = useOrderTexts()
  const labels = useOrderLabels()
  const names = useTexts().screens
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const status = ORDER_STATUSES.find((one) => orderStatus.encode(one) === parameters.get('estado'))
  const method = ORDER_METHODS.find((one) => orderMethod.encode(one) === parameters.get('pago'))
  const search = parameters.get('buscar') ?? ''
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listStaffOrders, {
    query: { page, limit: PAGE_SIZE, status, paymentMethod: method, isWithVoucher: false, search: search || undefined },
  })
  useEvery(AGAIN_MS, rows.reload)
  const filter = (typed: (name: string) => string) => {
    const filled = ['buscar', 'estado', 'pago'].flatMap((name) => (typed(name).trim() ? [[name, typed(name).trim()]] : []))
    navigate(`?${new URLSearchParams(filled)}`)
  }
  return (
    <Screen title={names.orders} lead={texts.lead}>
      <ViewLinks
        label={texts.views}
        views={VIEWS.map(([name, view]) => ({
          to: view ? `?estado=${orderStatus.encode(view)}` : screens.orders.path,
          text: texts[name],
          isShown: view === status && !search && !method,
        }))}
      />
      <form key={parameters.toString()} noValidate className="flex flex-wrap items-end gap-3" onSubmit={(event) => filter(entered(event))}>
        <TextField
          field={looseField('orders', 'buscar')}
          type="search"
          label={texts.search}
          defaultValue={search}
          autoComplete="off"
          className="min-w-60 flex-1"
        />
        <SelectField
          field={looseField('orders', 'estado')}
          label={texts.status}
          defaultValue={status ? orderStatus.encode(status) : ''}
          options={[
            { value: '', text: texts.anyStatus },
            ...ORDER_STATUSES.map((one) => ({ value: orderStatus.encode(one), text: labels.status[one] })),
          ]}
        />
        <SelectField
          field={looseField('orders', 'pago')}
          label={texts.method}
          defaultValue={method ? orderMethod.encode(method) : ''}
          options={[
            { value: '', text: texts.anyMethod },
            ...ORDER_METHODS.map((one) => ({ value: orderMethod.encode(one), text: texts.methods[one] })),
          ]}
        />
        <Button type="submit">{texts.find}</Button>
      </form>
      <SavedViews />
      <Card title={texts.table}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ folio }) => folio}
          emptyText={texts.none}
          columns={[
            { name: 'folio', title: texts.folio, cell: (order) => <FolioCell order={order} /> },
            { name: 'customer', title: texts.customer, isSecondary: true, cell: ({ customer }) => customer },
            { name: 'status', title: texts.status, cell: (order) => <StatusMark status={order.status} /> },
            { name: 'method', title: texts.method, isSecondary: true, cell: (order) => texts.methods[order.paymentMethod] },
            {
              name: 'total',
              title: texts.total,
              isSecondary: true,
              cell: ({ total }) => <span className="tabular-nums">{formatMoney(total)}</span>,
            },
            { name: 'placed', title: texts.placed, isSecondary: true, cell: ({ placedAt }) => <Moment at={placedAt} /> },
          ]}
        />
      </Card>
    </Screen>
  )
}

function FolioCell({ order: { folio, hasVoucher, isDisputed, hold } }: { readonly order: ListedOrder }) {
  const { marks, holdMarks } = useOrderTexts()
  const shown = [hasVoucher && marks.voucher, hold ? holdMarks[hold] : isDisputed && marks.disputed].filter(Boolean)
  return (
    <>
      <Link
        to={`${screens.orders.path}/${folio}`}
        className="inline-block min-h-6 font-mono font-semibold text-brand underline underline-offset-2"
      >
        {folio}
      </Link>
      {shown.length > 0 && <span className="block text-sm font-semibold text-bad">{shown.join(' · ')}</span>}
    </>
  )
}
