import { retryAllJobs } from '@shop/contract/staff/condition'
import type { ShownCondition } from '@shop/contract/wire/shop/condition'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useConditionTexts } from './condition-texts.ts'
import { FailedRow } from './failed-row.tsx'

type Props = {
  readonly of: Pick<ShownCondition, 'failed' | 'jobsWaiting'>
  readonly onChanged: (condition: ShownCondition) => void
  readonly onStale: () => void
}

/** Mails and jobs that did not succeed, and a hand for them. */
export function FailedList({ of: { failed, jobsWaiting }, onChanged, onStale }: Props) {
  const { failed: texts } = useConditionTexts()
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(retryAllJobs)
  const retryAll = async () => {
    const { data } = await send({})
    if (!data) return onStale()
    onChanged(data)
    say(texts.retried)
  }
  return (
    <Card
      title={texts.title}
      {...(failed.length > 0 ? { note: texts.note } : {})}
      aside={jobsWaiting !== undefined && <span className="text-sm text-muted tabular-nums">{texts.waiting(jobsWaiting)}</span>}
    >
      {failed.length === 0 && <p className="text-muted">{texts.none}</p>}
      <FailureNote failure={failure} />
      {failed.length > 1 && (
        <Button className="mb-5" isBusy={isSending} onClick={retryAll}>
          {texts.retryAll}
        </Button>
      )}
      <ul>
        {failed.map((job) => (
          <FailedRow key={job.id} of={job} onChanged={onChanged} onStale={onStale} />
        ))}
      </ul>
    </Card>
  )
}
