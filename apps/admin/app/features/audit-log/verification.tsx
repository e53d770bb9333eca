import { verifyAuditLog } from '@shop/contract/staff/audit-log'
import { writtenAnchor } from '@shop/domain/audit-anchor'
import type { AuditVerdict } from '@shop/domain/audit-log'
import { staffAuditLog as english } from '@shop/texts/en/staff/audit-log'
import { staffAuditLog as spanish } from '@shop/texts/es/staff/audit-log'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { useTextsOf } from '../../language.tsx'

/** Has the whole log walked when somebody wants to know. */
export function Verification() {
  const { verify: texts } = useTextsOf({ es: spanish, en: english })
  const [isAsked, setAsked] = useState(false)
  const { data, failure, isLoading, reload } = useCall(verifyAuditLog, isAsked ? {} : undefined)
  return (
    <Card title={texts.title} note={texts.text}>
      <Button look="plain" isBusy={isLoading} onClick={isAsked ? reload : () => setAsked(true)}>
        {isLoading ? texts.submitting : texts.submit}
      </Button>
      <div role="status" className="mt-4 empty:mt-0">
        {!isLoading && failure && <p className="font-semibold text-bad">{failure.message}</p>}
        {!isLoading && data && <Verdict verdict={data} />}
      </div>
    </Card>
  )
}

function Verdict({ verdict: { count, lastHash, broken } }: { readonly verdict: AuditVerdict }) {
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
          <p className="mt-2 text-sm text-muted">{texts.anchor}</p>
          <p className="font-mono text-sm break-all">{writtenAnchor({ id: String(count), hash: lastHash })}</p>
          <p className="mt-1 text-sm text-muted">{texts.keep}</p>
        </>
      )}
    </div>
  )
}
