import { cents, formatMoney, pesosFromCents } from '@shop/domain/money'
import type { Order } from '@shop/domain/order'
import { buttonLook } from '@shop/ui/button-look'
import { formatTime } from '../../kit/format-time.ts'
import { useLocale } from '../../texts.ts'
import { CopyRow } from './copy-row.tsx'
import { useHowToPayTexts } from './how-to-pay-texts.ts'

/** What the customer needs at the till or in the bank's app. Nothing once the order is paid. */
export function HowToPay({ order }: { readonly order: Order }) {
  if (order.status !== 'pending' || order.next === 'payment-in-review') return null
  if (order.voucher) return <AtOxxo order={order} voucher={order.voucher} />
  return order.account ? <ByTransfer order={order} account={order.account} /> : null
}

function AtOxxo({ order, voucher }: { readonly order: Order; readonly voucher: NonNullable<Order['voucher']> }) {
  const locale = useLocale()
  const { oxxo } = useHowToPayTexts()
  return (
    <div className="rounded-xl border border-line bg-ground p-4">
      <dl className="divide-y divide-line">
        <Fact name={oxxo.reference} value={spaced(voucher.number)} />
        <Fact name={oxxo.amount} value={formatMoney(order.total)} />
        <Fact name={oxxo.expires} value={formatTime(locale, voucher.expiresAt)} />
      </dl>
      {order.next === 'pay-voucher' && (
        <a
          href={voucher.url}
          target="_blank"
          rel="noreferrer"
          className={`${buttonLook('main')} mt-3 min-h-12 w-full sm:w-auto print:hidden`}
        >
          {oxxo.open}
          <span className="sr-only"> ({oxxo.newTab})</span>
        </a>
      )}
    </div>
  )
}

function ByTransfer({ order, account }: { readonly order: Order; readonly account: NonNullable<Order['account']> }) {
  const locale = useLocale()
  const { transfer } = useHowToPayTexts()
  const missing = cents(order.total - (order.received ?? 0))
  return (
    <dl className="divide-y divide-line rounded-xl border border-line bg-ground px-4 py-2">
      <CopyRow name={transfer.clabe} value={spaced(account.clabe)} copies={account.clabe} />
      {order.received !== undefined && (
        <Fact name={transfer.received} value={transfer.of(formatMoney(order.received), formatMoney(order.total))} />
      )}
      <CopyRow name={transfer.amount} value={formatMoney(missing)} copies={pesosFromCents(missing).toFixed(2)} />
      <CopyRow name={transfer.reference} value={account.reference} />
      <Fact name={transfer.holder} value={account.holder} />
      <Fact name={transfer.bank} value={account.bank} />
      {order.dueAt && <Fact name={transfer.until} value={formatTime(locale, order.dueAt)} />}
    </dl>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="py-2">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Long numbers are read in groups. */
function spaced(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}
