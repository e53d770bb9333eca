import { type Cents, NOTHING } from '@shop/domain/money'
import type { PaymentMethod } from '@shop/domain/payment-method'
import { usePaying } from './paying.ts'

type Props = {
  /** What is to be paid: not every way carries every amount. */
  readonly amount?: Cents | undefined
  readonly className?: string
}

/** Near a price: whoever cannot pay by card should know it here, and not after an account was made. */
export function WaysToPay({ amount = NOTHING, className = '' }: Props) {
  const { title, ways } = usePaying()
  const usable = ways.filter(({ most }) => most === undefined || amount <= most)
  if (usable.length === 0) return null
  return (
    <section aria-label={title} className={`text-sm ${className}`}>
      <p className="text-muted">{title}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {usable.map(({ method, short }) => (
          <li key={method} className="inline-flex items-center gap-1.5">
            <PayMark method={method} />
            {short}
          </li>
        ))}
      </ul>
    </section>
  )
}

const DRAWN: Readonly<Record<PaymentMethod, string>> = {
  card: 'M3 5.500h18v13H3zM3 10h18M6.500 15h4',
  oxxo: 'M4 9.500L5.500 4h13L20 9.500M4 9.500a2.700 2.700 0 005.300 0a2.700 2.700 0 005.400 0a2.700 2.700 0 005.300 0M5.500 13v7h13v-7M10 20v-5h4v5',
  transfer: 'M3 9.500L12 4l9 5.500zM5.500 13v4M10 13v4M14 13v4M18.500 13v4M3 20h18',
}

/** A card, a store, a bank. The words beside it say the same. */
function PayMark({ method }: { readonly method: PaymentMethod }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={DRAWN[method]} />
    </svg>
  )
}
