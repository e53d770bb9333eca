import { changeOwnDuty, getOwnDuty } from '@shop/contract/staff/waiting'
import type { Duty } from '@shop/domain/arrival'
import { useState } from 'react'
import { DutyFields } from '../../common/duty/duty-fields.tsx'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { useSend } from '../../kit/calls/use-send.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { useNotices } from '../../kit/use-notices.ts'

/** A tick is a decision: it counts at once, and comes back if it could not be kept. */
export function OwnDuty() {
  const { notices: texts } = useWaitingTexts()
  const { role } = useMember()
  const { say } = useNotices()
  const called = useCall(getOwnDuty, {})
  const { send, failure } = useSend(changeOwnDuty)
  const [chosen, setChosen] = useState<Duty>()
  const change = async (duty: Duty) => {
    setChosen(duty)
    const { data } = await send({ body: duty })
    if (data) say(texts.saved)
    else setChosen(undefined)
  }
  return (
    <>
      <FailureNote failure={failure} />
      <Loaded of={called}>
        {(kept) => <DutyFields id="own-duty" role={role} duty={chosen ?? kept} label={texts.onDuty} onChange={change} />}
      </Loaded>
    </>
  )
}
