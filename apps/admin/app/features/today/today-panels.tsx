import { getToday } from '@shop/contract/staff/today'
import { staffStatus } from '@shop/contract/wire/catalogue/staff-product'
import { productMark } from '@shop/contract/wire/catalogue/staff-product-lists'
import { orderStatus } from '@shop/contract/wire/orders/order-status'
import type { Today } from '@shop/domain/today'
import { staffHome as english } from '@shop/texts/en/staff/home'
import { staffHome as spanish } from '@shop/texts/es/staff/home'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { useArrivals } from '../../common/waiting/waiting.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { useEvery } from '../../kit/calls/use-every.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { useTextsOf } from '../../language.tsx'
import { type ScreenName, screens, screensOf } from '../../screens.ts'
import { SalesPanel } from './sales-panel.tsx'

const AGAIN_MS = 20_000
const FEW_LEFT = `${screens.products.path}?mostrar=${productMark.encode('few-left')}&estado=${staffStatus.encode('active')}`

/** What needs a person now, for whoever may do it. */
export function TodayPanels() {
  const { today: texts } = useTextsOf({ es: spanish, en: english })
  const called = useCall(getToday, {})
  useEvery(AGAIN_MS, called.reload)
  useArrivals(called.reload)
  return (
    <>
      <Card title={texts.title}>
        <Loaded of={called}>{(today) => <Work today={today} />}</Loaded>
      </Card>
      {called.data && <SalesPanel sales={called.data.sales} />}
    </>
  )
}

type Task = { readonly screen: ScreenName; readonly to: string; readonly text: string; readonly count: number; readonly hurry?: string }

function Work({ today }: { readonly today: Today }) {
  const { today: texts } = useTextsOf({ es: spanish, en: english })
  const { role } = useMember()
  const { quotations, vouchers, orders, refunds, moneyCases, returns, chat } = screens
  const inStatus = (status: 'paid' | 'processing') => `${orders.path}?estado=${orderStatus.encode(status)}`
  const tasks: readonly Task[] = [
    {
      screen: 'quotations',
      to: quotations.path,
      text: texts.quotations,
      count: today.quotations.waiting,
      ...(today.quotations.late > 0 ? { hurry: texts.late(today.quotations.late) } : {}),
    },
    { screen: 'chat', to: chat.path, text: texts.chat, count: today.unreadConversations },
    { screen: 'vouchers', to: vouchers.path, text: texts.vouchers, count: today.vouchers },
    { screen: 'orders', to: inStatus('paid'), text: texts.toPack, count: today.toPack },
    { screen: 'orders', to: inStatus('processing'), text: texts.toShip, count: today.toShip },
    { screen: 'refunds', to: refunds.path, text: texts.refunds, count: today.refunds },
    { screen: 'moneyCases', to: moneyCases.path, text: texts.moneyCases, count: today.moneyCases },
    { screen: 'returns', to: returns.path, text: texts.returns, count: today.returns },
    { screen: 'orders', to: orders.path, text: texts.disputed, count: today.disputed },
  ]
  const own = tasks.filter(({ screen, count }) => count > 0 && screensOf(role).includes(screen))
  return (
    <>
      {own.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-3">
        {own.map(({ to, text, count, hurry }) => (
          <li key={text}>
            <Link to={to} className="flex h-full flex-col rounded-lg border border-line p-4 hover:border-brand hover:bg-brand-tint/40">
              <span className="text-3xl font-bold text-brand tabular-nums">{count}</span>
              <span className="font-medium">{text}</span>
              {hurry && <span className="text-sm font-semibold text-bad">{hurry}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {today.fewLeft > 0 && (
        <p className="mt-4 text-sm text-muted">
          {screensOf(role).includes('products') ? (
            <Link to={FEW_LEFT} className="inline-block min-h-6 text-brand underline underline-offset-2">
              {texts.fewLeft}
            </Link>
          ) : (
            texts.fewLeft
          )}
          : <strong className="tabular-nums">{today.fewLeft.toLocaleString('en-US')}</strong>
        </p>
      )}
    </>
  )
}
