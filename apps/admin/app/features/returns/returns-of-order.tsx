import { listReturns } from '@shop/contract/staff/returns'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { Moment } from '../../kit/moment.tsx'
import { useTexts } from '../../language.tsx'
import { screens } from '../../screens.ts'
import { useReturnLabels, useReturnTexts } from './return-texts.ts'

const MOST = 20

/** Nothing where nothing was returned, which is most orders. */
export function ReturnsOfOrder({ folio }: { readonly folio: string }) {
  const texts = useReturnTexts()
  const labels = useReturnLabels()
  const { returns: title } = useTexts().screens
  const { data } = useCall(listReturns, { query: { page: 1, limit: MOST, status: undefined, folio } })
  if (!data || data.items.length === 0) return null
  return (
    <Card title={title}>
      <ul className="divide-y divide-line">
        {data.items.map(({ id, status, reason, askedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <Link
              to={`${screens.returns.path}/${id}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2"
            >
              {texts.numberOf(id)}
            </Link>
            <span className="font-medium">{labels.status[status]}</span>
            <span>{labels.reasons[reason]}</span>
            <span className="text-muted">
              <Moment at={askedAt} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
