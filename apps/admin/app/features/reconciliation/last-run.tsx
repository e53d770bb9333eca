import type { ReconciliationRun } from '@shop/domain/reconciliation'
import { Card } from '@shop/ui/card'
import { Moment } from '../../kit/moment.tsx'
import { useReconciliationTexts, useShortDay } from './reconciliation-texts.ts'
import { Tag } from './tag.tsx'
import { ToCases } from './to-cases.tsx'

/** What became of the newest comparison. */
export function LastRun({ run }: { readonly run: ReconciliationRun | undefined }) {
  const { last: texts } = useReconciliationTexts()
  const shortDay = useShortDay()
  if (!run)
    return (
      <Card title={texts.title}>
        <p className="text-muted">{texts.none}</p>
      </Card>
    )
  const { from, to, askedBy, startedAt, endedAt, failure, result } = run
  return (
    <Card title={texts.title} aside={<Outcome run={run} />}>
      <p className="text-lg font-semibold">{texts.days(shortDay(from), shortDay(to))}</p>
      <p className="mt-1 text-sm text-muted">
        <Moment at={endedAt ?? startedAt} /> · {askedBy === undefined ? texts.byClock : texts.by(askedBy)}
        {result && ` · ${texts.read(result.movements)}`}
      </p>
      {result && result.booked > 0 && <p className="mt-2">{texts.booked(result.booked)}</p>}
      {failure !== undefined && <p className="mt-2 text-bad">{texts.failures[failure] ?? texts.otherFailure}</p>}
      {((result && result.cases > 0) || failure === 'wrong-account') && <ToCases />}
    </Card>
  )
}

function Outcome({ run: { endedAt, failure, result } }: { readonly run: ReconciliationRun }) {
  const { last: texts } = useReconciliationTexts()
  if (!endedAt) return <Tag look="quiet">{texts.running}</Tag>
  if (failure !== undefined) return <Tag look="bad">{texts.failed}</Tag>
  return result && result.cases > 0 ? <Tag look="bad">{texts.cases(result.cases)}</Tag> : <Tag look="good">{texts.even}</Tag>
}
