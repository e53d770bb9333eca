import { discardJob, retryJob } from '@shop/contract/staff/condition'
import type { ShownCondition } from '@shop/contract/wire/shop/condition'
import type { FailedJob } from '@shop/domain/failed-job'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Moment } from '../../kit/moment.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { useConditionTexts } from './condition-texts.ts'

type Props = {
  readonly of: FailedJob
  readonly onChanged: (condition: ShownCondition) => void
  /** It is not there any more, or something else went wrong: what is shown is old. */
  readonly onStale: () => void
}

export function FailedRow({ of: job, onChanged, onStale }: Props) {
  const { failed: texts } = useConditionTexts()
  const { say, sayFailed } = useNotices()
  const [isAsking, setAsking] = useState(false)
  const retry = useSend(retryJob)
  const discard = useSend(discardJob)
  const what = texts.kinds[job.kind]
  const perform = async ({ send }: typeof retry, said: string) => {
    const { data, failure } = await send({ params: { id: job.id } })
    setAsking(false)
    if (data) {
      onChanged(data)
      say(said)
    } else {
      sayFailed(failure.message, onStale)
      onStale()
    }
  }
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {what}
          <span className={`rounded-full px-3 py-0.5 text-sm ${job.isGivenUp ? 'bg-bad/10 text-bad' : 'bg-ground text-muted'}`}>
            {job.isGivenUp ? texts.givenUp : texts.failing}
          </span>
        </h3>
        <About job={job} />
        <p className="mt-1 text-sm break-words text-bad">{job.error}</p>
        <p className="mt-1 text-sm text-muted">
          {texts.tries(job.attempts)} · {texts.last} <Moment at={job.failedAt} />
          {job.nextTryAt && (
            <>
              {' '}
              · {texts.next} <Moment at={job.nextTryAt} />
            </>
          )}{' '}
          · <code>{job.task}</code>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="brand" isBusy={retry.isSending} aria-label={texts.retryOf(what)} onClick={() => perform(retry, texts.retried)}>
          {texts.retry}
        </Button>
        {job.canBeDiscarded && (
          <Button look="plain" aria-label={texts.discardOf(what)} onClick={() => setAsking(true)}>
            {texts.discard}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={texts.discardTitle}
          text={texts.discardText(what)}
          yes={texts.discardYes}
          isBusy={discard.isSending}
          onYes={() => perform(discard, texts.discarded)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}

/** Which order, what it said and to whom; of most jobs there is nothing to say. */
function About({ job: { mail, folio, subject, to } }: { readonly job: FailedJob }) {
  const { failed: texts } = useConditionTexts()
  const said = subject ?? (mail && texts.mails[mail])
  if (folio === undefined && said === undefined && to === undefined) return null
  return (
    <p className="mt-1 break-words">
      {folio !== undefined && (
        <Link to={`${screens.orders.path}/${folio}`} className="inline-block min-h-6 text-brand underline underline-offset-2">
          {texts.order(folio)}
        </Link>
      )}
      {folio !== undefined && (said ?? to) !== undefined && ' · '}
      {said}
      {said !== undefined && to !== undefined && ' · '}
      {to !== undefined && <span className="text-muted">{texts.to(to)}</span>}
    </p>
  )
}
