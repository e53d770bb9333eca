import type { Locale } from '@shop/domain/locale'
import { type Cents, cents, formatMoney } from '@shop/domain/money'
import { useLocale } from '../../texts.ts'
import { useDrawerTexts } from './drawer-texts.ts'
import { FreeShippingProgress } from './free-shipping-progress.tsx'
import type { Pricing } from './use-priced-cart.ts'

type Props = { readonly pricing: Pricing; readonly rough: Cents }

/** A rough subtotal at once; shipping and total when the shop has said them. */
export function CartTotals({ pricing: { priced, isCurrent, problem }, rough }: Props) {
  const locale = useLocale()
  const cart = useDrawerTexts()
  const known = isCurrent ? priced : undefined
  const waiting = problem ? '—' : cart.calculating
  return (
    <div aria-busy={!known && !problem}>
      {/* Its place is kept, so that nothing moves under a finger when the answer comes. */}
      <div className="min-h-8.5">
        {priced && <FreeShippingProgress subtotal={priced.subtotal} missing={priced.missingForFreeShipping} />}
      </div>
      <dl className="mt-3 space-y-1">
        {known && known.saved > 0 && (
          <>
            <Row name={cart.fullPrice} value={formatMoney(cents(known.subtotal + known.saved))} />
            <Row name={cart.saved} value={`−${formatMoney(known.saved)}`} className="text-good" />
          </>
        )}
        <Row name={known ? cart.subtotal : cart.roughSubtotal} value={formatMoney(known?.subtotal ?? rough)} />
        <Row name={cart.shipping} value={known ? (known.shipping === 0 ? cart.free : formatMoney(known.shipping)) : waiting} />
        <Row name={cart.total} value={known ? formatMoney(known.total) : waiting} className="text-lg font-bold" />
      </dl>
      {priced && (
        <div className="mt-1 space-y-0.5 text-xs text-muted">
          <p>{known ? cart.taxIncluded(formatMoney(known.includedTax)) : cart.calculating}</p>
          <p>{cart.arrives(dayIn(locale, priced.delivery.from), dayIn(locale, priced.delivery.to))}</p>
        </div>
      )}
    </div>
  )
}

function Row({ name, value, className = '' }: { readonly name: string; readonly value: string; readonly className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}

/** "mié 18 nov"; the day is the shop's, so no time zone may move it. */
function dayIn(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(/^(\S+), /, '$1 ')
}
