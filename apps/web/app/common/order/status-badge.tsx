import type { OrderStatus } from '@shop/domain/order-status'
import { CalendarIcon, ClockIcon, ReturnIcon, TruckIcon } from '@shop/ui/icons'
import type { ComponentType } from 'react'

type Look = { readonly Icon: ComponentType<{ readonly className?: string }>; readonly colours: string }

function Check({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M5 12.5l4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}
function Cross({ className = '' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="none" stroke="currentColor" strokeWidth="2.5">
      <path d="M6 6l12 12M18 6L6 18" strokeLinecap="round" />
    </svg>
  )
}

const LOOKS: Readonly<Record<OrderStatus, Look>> = {
  pending: { Icon: ClockIcon, colours: 'bg-accent/25 text-warn' },
  paid: { Icon: Check, colours: 'bg-good/10 text-good' },
  processing: { Icon: CalendarIcon, colours: 'bg-brand-tint text-brand' },
  shipped: { Icon: TruckIcon, colours: 'bg-brand-tint text-brand' },
  delivered: { Icon: Check, colours: 'bg-good/10 text-good' },
  cancelled: { Icon: Cross, colours: 'bg-ground text-muted ring-1 ring-line' },
  refunded: { Icon: ReturnIcon, colours: 'bg-ground text-muted ring-1 ring-line' },
}

/** The word says it; icon and colour help to find it. */
export function StatusBadge({ status, label }: { readonly status: OrderStatus; readonly label: string }) {
  const { Icon, colours } = LOOKS[status]
  return (
    <span className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap ${colours}`}>
      <Icon className="size-4" />
      {label}
    </span>
  )
}
