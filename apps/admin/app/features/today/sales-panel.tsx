import { cents, formatMoney } from '@shop/domain/money'
import type { DaySales } from '@shop/domain/today'
import { staffHome as english } from '@shop/texts/en/staff/home'
import { staffHome as spanish } from '@shop/texts/es/staff/home'
import { Card } from '@shop/ui/card'
import { languageTag, useLanguage, useTextsOf } from '../../language.tsx'

/** A bar for each day, and the same figures as a table: nobody has to guess a height. */
export const SalesPanel = ({ sales }: { readonly sales: readonly DaySales[] }) => {
  const { sales: texts } = useTextsOf({ es: spanish, en: english })
  const { locale } = useLanguage()
  const dayName = new Intl.DateTimeFormat(languageTag(locale), { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
  const most = Math.max(...sales.map(({ total }) => total), 1)
  const today = sales.at(-1)
  const week = { orders: sumOf(sales, ({ orders }) => orders), total: sumOf(sales, ({ total }) => total) }
  return (
    <Card title={texts.title} note={texts.note}>
      <dl className="mb-4 flex flex-wrap gap-x-10 gap-y-2">
        {[[texts.today, today] as const, [texts.week, week] as const].map(
          ([term, figures]) =>
            figures && (
              <div key={term}>
                <dt className="text-sm text-muted">{term}</dt>
                <dd className="text-2xl font-bold tabular-nums">
                  {formatMoney(cents(figures.total))}{' '}
                  <span className="text-base font-normal text-muted">{texts.orders(figures.orders)}</span>
                </dd>
              </div>
            ),
        )}
      </dl>
      <table className="w-full">
        <caption className="sr-only">{texts.title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.day}</th>
            <th scope="col">{texts.total}</th>
            <th scope="col">{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {sales.map(({ day, orders, total }) => (
            <tr key={day}>
              <th scope="row" className="w-20 py-1 pr-3 text-left text-sm font-medium text-muted">
                {dayName.format(new Date(day))}
              </th>
              <td className="py-1">
                <span className="flex items-center gap-2">
                  <span aria-hidden="true" className="h-4 min-w-0 flex-1 rounded bg-ground">
                    <span className="block h-full rounded bg-brand" style={{ width: `${(total / most) * 100}%` }} />
                  </span>
                  <span className="w-28 text-right text-sm font-semibold tabular-nums">{formatMoney(total)}</span>
                </span>
              </td>
              <td className="w-24 py-1 text-right text-sm text-muted tabular-nums">{texts.orders(orders)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const sumOf = (sales: readonly DaySales[], figure: (day: DaySales) => number): number => sales.reduce((sum, day) => sum + figure(day), 0)
