import { countRecoveryCodes } from '@shop/contract/staff/access'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useCall } from '../../kit/calls/use-call.ts'
import { EnrolFactor } from '../../kit/second-factor/enrol-factor.tsx'
import { useMember, useSession } from '../../kit/session/session.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { useTextsOf } from '../../language.tsx'

const FEW = 3

/** Whoever has few left makes new ones before the phone is lost, not after. */
function CodesLeft() {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { data } = useCall(countRecoveryCodes, {})
  if (!data) return null
  return <p className={`mb-4 text-sm ${data.left <= FEW ? 'font-medium text-warn' : 'text-muted'}`}>{texts.codesLeft(data.left)}</p>
}

export function SecondFactor() {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { hasSecondFactor } = useMember()
  const { update } = useSession()
  const { say } = useNotices()
  const [isEnrolling, setEnrolling] = useState(false)
  return (
    <Card
      title={texts.title}
      note={hasSecondFactor ? texts.onText : texts.offText}
      aside={
        <span
          className={`rounded-full px-3 py-0.5 text-sm font-semibold ${hasSecondFactor ? 'bg-good/10 text-good' : 'bg-warn/10 text-warn'}`}
        >
          {hasSecondFactor ? texts.on : texts.off}
        </span>
      }
    >
      {isEnrolling ? (
        <>
          {hasSecondFactor && <p className="mb-4 text-sm font-medium text-warn">{texts.replaceText}</p>}
          <EnrolFactor
            onCancel={() => setEnrolling(false)}
            onDone={(member) => {
              setEnrolling(false)
              update(member)
              say(texts.done)
            }}
          />
        </>
      ) : (
        <>
          {hasSecondFactor && <CodesLeft />}
          <Button look={hasSecondFactor ? 'plain' : 'main'} onClick={() => setEnrolling(true)}>
            {hasSecondFactor ? texts.replace : texts.start}
          </Button>
        </>
      )}
    </Card>
  )
}
