import { listQuotations } from '@shop/contract/staff/quotations'
import { quotationStatus } from '@shop/contract/wire/people/quotation'
import type { QuotationStatus } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { useArrivals } from '../common/waiting/waiting.tsx'
import { AnswerClock } from '../features/quotations/answer-clock.tsx'
import { QuotationFigures } from '../features/quotations/quotation-figures.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts, useTextsOf } from '../language.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 15_000
const PAGE_SIZE = 20
/** Those that wait have no status of their own: they are open or taken. */
const VIEWS: readonly (QuotationStatus | undefined)[] = [undefined, 'answered', 'refused', 'suspect']

export function Quotations() {
  const texts = useTextsOf({ es: spanish, en: english })
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const status = VIEWS.find((view) => view && quotationStatus.encode(view) === parameters.get('estado'))
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listQuotations, { query: { page, limit: PAGE_SIZE, status } })
  useEvery(AGAIN_MS, rows.reload)
  useArrivals(({ kind }) => {
    if (kind === 'quotation') rows.reload()
  })
  return (
    <Screen title={names.quotations} lead={texts.lead}>
      <QuotationFigures />
      <ViewLinks
        label={texts.views}
        views={VIEWS.map((view) => ({
          to: view ? `?estado=${quotationStatus.encode(view)}` : screens.quotations.path,
          text: view ? texts.status[view] : texts.waiting,
          isShown: view === status,
        }))}
      />
      <Card title={status ? texts.status[status] : texts.waiting}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ number }) => number}
          emptyText={texts.none}
          columns={[
            {
              name: 'number',
              title: texts.number,
              cell: ({ number, part, make, model, year, engine }) => (
                <>
                  <Link
                    to={`${screens.quotations.path}/${number}`}
                    className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2"
                  >
                    {part}
                  </Link>
                  <span className="block text-sm text-muted">{texts.car(make, model, year, engine)}</span>
                  <span className="block font-mono text-xs text-muted">{number}</span>
                </>
              ),
            },
            { name: 'customer', title: texts.customer, isSecondary: true, cell: ({ name }) => name },
            {
              name: 'clock',
              title: texts.clock,
              cell: ({ minutesLeft, dueAt, status: now }) =>
                minutesLeft === undefined ? texts.status[now] : <AnswerClock minutesLeft={minutesLeft} dueAt={dueAt} />,
            },
            {
              name: 'taken',
              title: texts.takenBy,
              isSecondary: true,
              cell: ({ takenBy, closedBy }) => closedBy ?? takenBy ?? texts.nobody,
            },
            { name: 'received', title: texts.received, isSecondary: true, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
          ]}
        />
      </Card>
    </Screen>
  )
}
