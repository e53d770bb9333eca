import { listConversations } from '@shop/contract/staff/chat'
import { listStaffOrders } from '@shop/contract/staff/orders'
import { listQuotations } from '@shop/contract/staff/quotations'
import { formatMoney } from '@shop/domain/money'
import { vehicleText } from '@shop/domain/quotation'
import { staffCustomers as english } from '@shop/texts/en/staff/customers'
import { staffQuotations as englishQuotations } from '@shop/texts/en/staff/quotations'
import { staffCustomers as spanish } from '@shop/texts/es/staff/customers'
import { staffQuotations as spanishQuotations } from '@shop/texts/es/staff/quotations'
import { Link } from 'react-router'
import { StatusMark } from '../../common/order/status-mark.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { Moment } from '../../kit/moment.tsx'
import { DataTable } from '../../kit/table/data-table.tsx'
import { useTextsOf } from '../../language.tsx'
import { screens } from '../../screens.ts'

const PAGE_SIZE = 20
const LINK = 'inline-block min-h-6 font-semibold text-brand underline underline-offset-2'

type Props = { readonly customerId: number; readonly page: number }

function useCustomerTexts() {
  return useTextsOf({ es: spanish, en: english })
}

export function CustomerOrders({ customerId, page }: Props) {
  const { orders, columns } = useCustomerTexts()
  const query = { page, limit: PAGE_SIZE, customerId, isWithVoucher: false, status: undefined, paymentMethod: undefined, search: undefined }
  return (
    <DataTable
      caption={orders.title}
      rows={useCall(listStaffOrders, { query })}
      keyOf={({ folio }) => folio}
      emptyText={orders.none}
      columns={[
        {
          name: 'folio',
          title: columns.what,
          cell: ({ folio }) => (
            <Link to={`${screens.orders.path}/${folio}`} className={`font-mono ${LINK}`}>
              {folio}
            </Link>
          ),
        },
        { name: 'status', title: columns.status, cell: ({ status }) => <StatusMark status={status} /> },
        { name: 'total', title: columns.total, isSecondary: true, cell: ({ total }) => formatMoney(total) },
        { name: 'when', title: columns.when, isSecondary: true, cell: ({ placedAt }) => <Moment at={placedAt} /> },
      ]}
    />
  )
}

export function CustomerQuotations({ customerId, page }: Props) {
  const { quotations, columns } = useCustomerTexts()
  const { status: statuses } = useTextsOf({ es: spanishQuotations, en: englishQuotations })
  return (
    <DataTable
      caption={quotations.title}
      rows={useCall(listQuotations, { query: { page, limit: PAGE_SIZE, customerId, status: undefined } })}
      keyOf={({ number }) => number}
      emptyText={quotations.none}
      columns={[
        {
          name: 'number',
          title: columns.what,
          cell: (quotation) => (
            <>
              <Link to={`${screens.quotations.path}/${quotation.number}`} className={LINK}>
                {quotation.part}
              </Link>
              <span className="block text-sm text-muted">{vehicleText(quotation)}</span>
            </>
          ),
        },
        { name: 'status', title: columns.status, cell: ({ status }) => statuses[status] },
        { name: 'when', title: columns.when, isSecondary: true, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
      ]}
    />
  )
}

export function CustomerChats({ customerId, page }: Props) {
  const { chats, columns, chatOpen, chatClosed } = useCustomerTexts()
  return (
    <DataTable
      caption={chats.title}
      rows={useCall(listConversations, { query: { page, limit: PAGE_SIZE, customerId, areClosed: false } })}
      keyOf={({ id }) => id}
      emptyText={chats.none}
      columns={[
        {
          name: 'text',
          title: columns.what,
          cell: ({ id, lastText }) => (
            <Link to={`${screens.chat.path}/${id}`} className={`line-clamp-2 ${LINK}`}>
              {lastText}
            </Link>
          ),
        },
        { name: 'status', title: columns.status, cell: ({ isClosed }) => (isClosed ? chatClosed : chatOpen) },
        { name: 'when', title: columns.when, isSecondary: true, cell: ({ lastMessageAt }) => <Moment at={lastMessageAt} /> },
      ]}
    />
  )
}
