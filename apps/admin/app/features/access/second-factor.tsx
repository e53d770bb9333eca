import { countRecoveryCodes } from '@shop/contract/staff/access'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { EnrolFactor } from '../second-factor/enrol-factor.tsx'
import { useMember, useSession } from '../session/session.tsx'

const FEW = 3

/** Whoever has few left makes new ones before the phone is lost, not after. */
const CodesLeft = () => {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { data } = useCall(countRecoveryCodes, {})
  if (!data) return null
  return <p className={`mb-4 text-sm ${data.left <= FEW ? 'font-medium text-warn' : 'text-muted'}`}>{texts.codesLeft(data.left)}</p>
}

export const SecondFactor = () => {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { hasSecondFactor } = useMember()
  const { update } = useSession()
  const { say } = useNotices()
  const [isEnrolling, setEnrolling] = useState(false)
  return (
    <Panel
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
          <Button look={hasSecondFactor ? 'quiet' : 'main'} onClick={() => setEnrolling(true)}>
            {hasSecondFactor ? texts.replace : texts.start}
          </Button>
        </>
      )}
    </Panel>
  )
}
