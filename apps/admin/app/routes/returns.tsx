import { listReturns } from '@shop/contract/staff/returns'
import { returnStatus } from '@shop/contract/wire/orders/return'
import type { ReturnStatus } from '@shop/domain/return'
import { Card } from '@shop/ui/card'
import { Link, useSearchParams } from 'react-router'
import { useReturnLabels, useReturnTexts } from '../features/returns/return-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Moment } from '../kit/moment.tsx'
import { Screen } from '../kit/screen.tsx'
import { DataTable } from '../kit/table/data-table.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 30_000
const PAGE_SIZE = 20
/** In the order of the work; what waits for a decision comes first and has the plain address. */
const VIEWS: readonly ReturnStatus[] = ['asked', 'approved', 'received', 'refunded', 'refused', 'withdrawn']
const ALL = 'todas'

export function Returns() {
  const texts = useReturnTexts()
  const labels = useReturnLabels()
  const names = useTexts().screens
  const [parameters] = useSearchParams()
  const asked = parameters.get('estado')
  const status = asked === ALL ? undefined : (VIEWS.find((view) => returnStatus.encode(view) === asked) ?? 'asked')
  const page = Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1)
  const rows = useCall(listReturns, { query: { page, limit: PAGE_SIZE, status } })
  useEvery(AGAIN_MS, rows.reload)
  return (
    <Screen title={names.returns} lead={texts.lead}>
      <ViewLinks
        label={texts.views}
        views={[
          ...VIEWS.map((view) => ({
            to: view === 'asked' ? screens.returns.path : `?estado=${returnStatus.encode(view)}`,
            text: texts.waiting[view],
            isShown: view === status,
          })),
          { to: `?estado=${ALL}`, text: texts.all, isShown: status === undefined },
        ]}
      />
      <Card title={status ? texts.waiting[status] : texts.all}>
        <DataTable
          caption={texts.table}
          rows={rows}
          keyOf={({ id }) => id}
          emptyText={texts.none}
          columns={[
            {
              name: 'number',
              title: texts.number,
              cell: ({ id, folio }) => (
                <>
                  <Link
                    to={`${screens.returns.path}/${id}`}
                    className="inline-block min-h-6 font-semibold text-brand underline underline-offset-2"
                  >
                    {texts.numberOf(id)}
                  </Link>
                  <span className="block font-mono text-xs text-muted">{folio}</span>
                </>
              ),
            },
            { name: 'reason', title: texts.reason, cell: ({ reason }) => labels.reasons[reason] },
            { name: 'customer', title: texts.customer, isSecondary: true, cell: ({ customer }) => customer },
            { name: 'pieces', title: texts.pieces, isSecondary: true, cell: ({ pieces }) => pieces },
            { name: 'status', title: texts.status, isSecondary: true, cell: (one) => labels.status[one.status] },
            { name: 'asked', title: texts.asked, isSecondary: true, cell: ({ askedAt }) => <Moment at={askedAt} /> },
          ]}
        />
      </Card>
    </Screen>
  )
}
