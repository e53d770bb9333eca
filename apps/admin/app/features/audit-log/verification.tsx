import { verifyAuditLog } from '@shop/contract/staff/audit-log'
import type { AuditVerdict } from '@shop/domain/audit-log'
import { adminAuditLog as english } from '@shop/texts/en/admin-audit-log'
import { adminAuditLog as spanish } from '@shop/texts/es/admin-audit-log'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { Panel } from '../panel.tsx'

/** Has the whole log walked when somebody wants to know. */
export const Verification = () => {
  const { verify: texts } = useTextsOf({ es: spanish, en: english })
  const [isAsked, setAsked] = useState(false)
  const { data, failure, isLoading, reload } = useCall(verifyAuditLog, isAsked ? {} : undefined)
  return (
    <Panel title={texts.title} note={texts.text}>
      <Button look="quiet" isBusy={isLoading} onClick={isAsked ? reload : () => setAsked(true)}>
        {isLoading ? texts.submitting : texts.submit}
      </Button>
      <div role="status" className="mt-4 empty:mt-0">
        {!isLoading && failure && <p className="font-semibold text-bad">{failure.message}</p>}
        {!isLoading && data && <Verdict verdict={data} />}
      </div>
    </Panel>
  )
}

const Verdict = ({ verdict: { count, lastHash, broken } }: { readonly verdict: AuditVerdict }) => {
  const { verify: texts } = useTextsOf({ es: spanish, en: english })
  if (broken)
    return (
      <div className="rounded-lg border-l-4 border-bad bg-bad/5 p-3">
        <p className="font-semibold text-bad">{texts.broken[broken.kind](broken.id)}</p>
        {count > 0 && <p className="mt-1">{texts.wholeUntil(count)}</p>}
      </div>
    )
  return (
    <div className="rounded-lg border-l-4 border-good bg-good/5 p-3">
      <p className="font-semibold text-good">{count === 0 ? texts.empty : texts.whole(count)}</p>
      {lastHash && (
        <>
          <p className="mt-2 text-sm text-muted">{texts.lastHash}</p>
          <p className="font-mono text-sm break-all">{lastHash}</p>
          <p className="mt-1 text-sm text-muted">{texts.keep}</p>
        </>
      )}
    </div>
  )
}
