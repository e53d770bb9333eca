import { cents, formatMoney } from '@shop/domain/money'
import type { DaySales } from '@shop/domain/today'
import { staffHome as english } from '@shop/texts/en/staff/home'
import { staffHome as spanish } from '@shop/texts/es/staff/home'
import { Card } from '@shop/ui/card'
import { languageTag, useLanguage, useTextsOf } from '../../language.tsx'

/** What came, what went back and what is left of it; a bar for each day, and the same figures as a table: nobody has to guess a height. */
export function SalesPanel({ sales }: { readonly sales: readonly DaySales[] }) {
  const { sales: texts } = useTextsOf({ es: spanish, en: english })
  const { locale } = useLanguage()
  const dayName = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const most = Math.max(...sales.map(({ net }) => net), 1)
  const today = sales.at(-1)
  const week = {
    orders: sumOf(sales, ({ orders }) => orders),
    total: sumOf(sales, ({ total }) => total),
    refunded: sumOf(sales, ({ refunded }) => refunded),
    net: sumOf(sales, ({ net }) => net),
  }
  return (
    <Card title={texts.title} note={texts.note}>
      <dl className="mb-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {[[texts.today, today] as const, [texts.week, week] as const].map(
          ([term, figures]) =>
            figures && (
              <div key={term}>
                <dt className="text-sm text-muted">
                  {term} · {texts.orders(figures.orders)}
                </dt>
                <dd className="text-2xl font-bold tabular-nums">
                  {formatMoney(cents(figures.net))} <span className="text-base font-normal text-muted">{texts.net}</span>
                </dd>
                <dd className="text-sm text-muted tabular-nums">
                  {texts.taken} {formatMoney(cents(figures.total))} · {texts.refunded} {formatMoney(cents(figures.refunded))}
                </dd>
              </div>
            ),
        )}
      </dl>
      <table className="w-full">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="text-right text-sm text-muted">
          <tr>
            <th scope="col" className="text-left font-medium">
              {texts.day}
            </th>
            <td className="hidden sm:table-cell" />
            <th scope="col" className={`${FIGURE} font-medium`}>
              {texts.taken}
            </th>
            <th scope="col" className={`${FIGURE} font-medium`}>
              {texts.refunded}
            </th>
            <th scope="col" className={`${FIGURE} font-medium`}>
              {texts.net}
            </th>
            <th scope="col" className="hidden w-24 font-medium sm:table-cell">
              {texts.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {sales.map(({ day, orders, total, refunded, net }) => (
            <tr key={day}>
              <th scope="row" className="w-16 py-1 pr-2 text-left text-sm font-medium whitespace-nowrap text-muted">
                {dayName.format(new Date(day))}
              </th>
              <td aria-hidden="true" className="hidden py-1 sm:table-cell">
                <span className="block h-4 rounded bg-ground">
                  <span className="block h-full rounded bg-brand" style={{ width: `${(Math.max(net, 0) / most) * 100}%` }} />
                </span>
              </td>
              <td className={FIGURE}>{formatMoney(total)}</td>
              <td className={`${FIGURE} ${refunded > 0 ? 'text-bad' : 'text-muted'}`}>{formatMoney(cents(-refunded))}</td>
              <td className={`${FIGURE} font-semibold`}>{formatMoney(net)}</td>
              <td className="hidden w-24 py-1 text-right text-sm text-muted tabular-nums sm:table-cell">{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const FIGURE = 'w-24 py-1 pl-2 text-right text-sm tabular-nums'

function sumOf(sales: readonly DaySales[], figure: (day: DaySales) => number): number {
  return sales.reduce((sum, day) => sum + figure(day), 0)
}
