import type { OrderStatus } from '@shop/domain/order-status'
import { useOrderLabels } from './order-texts.ts'

const LOOKS: Readonly<Record<OrderStatus, string>> = {
  pending: 'bg-line text-ink',
  paid: 'bg-accent text-ink',
  processing: 'bg-brand-tint text-brand-dark',
  shipped: 'bg-brand text-white',
  delivered: 'bg-good text-white',
  cancelled: 'bg-line text-ink',
  refunded: 'bg-line text-ink',
}

export function StatusMark({ status }: { readonly status: OrderStatus }) {
  const labels = useOrderLabels()
  return <span className={`inline-block rounded-full px-3 py-1 text-sm font-semibold ${LOOKS[status]}`}>{labels.status[status]}</span>
}
