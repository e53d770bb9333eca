import { type Cents, formatMoney } from '@shop/domain/money'
import { type BothSides, type ComparedDay, isEven } from '@shop/domain/reconciliation'
import { Card } from '@shop/ui/card'
import { Table } from '@shop/ui/table'
import { useReconciliationTexts, useShortDay } from './reconciliation-texts.ts'
import { Tag } from './tag.tsx'
import { ToCases } from './to-cases.tsx'

/** What the provider says of each day, and what the shop says where that is something else. */
export function DaysTable({ days }: { readonly days: readonly ComparedDay[] }) {
  const { days: texts } = useReconciliationTexts()
  const shortDay = useShortDay()
  const moved = days.filter(hasMoved)
  return (
    <Card title={texts.title} note={texts.note}>
      {moved.length === 0 ? (
        <p className="text-muted">{days.length === 0 ? texts.none : texts.quiet(days.length)}</p>
      ) : (
        <Table
          caption={texts.title}
          rows={moved}
          keyOf={({ day }) => day}
          columns={[
            { name: 'day', title: texts.day, cell: ({ day }) => <span className="font-medium">{shortDay(day)}</span> },
            { name: 'charged', title: texts.charged, isSecondary: true, cell: ({ charged }) => <Both sides={charged} /> },
            { name: 'refunded', title: texts.refunded, isSecondary: true, cell: ({ refunded }) => <Both sides={refunded} /> },
            { name: 'disputed', title: texts.disputed, isSecondary: true, cell: ({ disputed }) => <Both sides={disputed} /> },
            {
              name: 'fees',
              title: texts.fees,
              isSecondary: true,
              cell: ({ fees }) => <Figure of={fees} />,
            },
            {
              name: 'net',
              title: texts.net,
              isSecondary: true,
              cell: ({ net }) => (
                <strong>
                  <Figure of={net} />
                </strong>
              ),
            },
            { name: 'state', title: texts.state, cell: (day) => <State day={day} /> },
          ]}
        />
      )}
      {moved.length > 0 && moved.length < days.length && (
        <p className="mt-3 text-sm text-muted">{texts.quietOthers(days.length - moved.length)}</p>
      )}
      {!moved.every(isEven) && <ToCases />}
    </Card>
  )
}

function hasMoved({ charged, refunded, disputed, fees, foreign }: ComparedDay): boolean {
  return [charged, refunded, disputed].some(({ provider, books }) => provider !== 0 || books !== 0) || fees !== 0 || foreign > 0
}

/** One figure where both say the same, both where they do not. */
function Both({ sides: { provider, books } }: { readonly sides: BothSides }) {
  const { days: texts } = useReconciliationTexts()
  if (provider === books) return <Figure of={provider} />
  return (
    <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-2 font-semibold text-bad tabular-nums">
      <dt className="text-sm font-normal">{texts.provider}</dt>
      <dd>{formatMoney(provider)}</dd>
      <dt className="text-sm font-normal">{texts.shop}</dt>
      <dd>{formatMoney(books)}</dd>
    </dl>
  )
}

function Figure({ of }: { readonly of: Cents }) {
  return of === 0 ? <span className="text-muted">–</span> : <span className="tabular-nums">{formatMoney(of)}</span>
}

function State({ day }: { readonly day: ComparedDay }) {
  const { days: texts } = useReconciliationTexts()
  return (
    <>
      {isEven(day) ? <Tag look="good">{texts.even}</Tag> : <Tag look="bad">{texts.uneven}</Tag>}
      {day.foreign > 0 && <span className="mt-1 block text-sm text-muted">{texts.foreign(day.foreign)}</span>}
    </>
  )
}
