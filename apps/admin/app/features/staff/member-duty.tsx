import { changeDuty } from '@shop/contract/staff/members'
import { getWaiting } from '@shop/contract/staff/waiting'
import type { Duty } from '@shop/domain/arrival'
import type { StaffEntry } from '@shop/domain/staff'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { DutyFields } from '../../common/duty/duty-fields.tsx'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'

type Props = { readonly member: StaffEntry; readonly onDone: (isDone: boolean, text: string) => void }

/** The owner's word on who is told of what; nothing arrives for those whose role deals with none of it. */
export function MemberDuty({ member, onDone }: Props) {
  const { member: texts } = useWaitingTexts()
  const { send, isSending, failure } = useSend(changeDuty)
  const [duty, setDuty] = useState<Duty>({ isOnDuty: member.isOnDuty, toldOf: member.toldOf })
  if (member.isDisabled || !getWaiting.roles?.some((role) => role === member.role)) return null
  const save = async () => onDone((await send({ params: { id: Number(member.id) }, body: duty })).data !== undefined, texts.saved)
  return (
    <section aria-label={texts.title} className="border-t border-line pt-4">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 mb-3 text-sm text-muted">{texts.text}</p>
      <FailureNote failure={failure} />
      <DutyFields id="member-duty" role={member.role} duty={duty} label={texts.onDuty} onChange={setDuty} />
      <Button look="plain" className="mt-3" isBusy={isSending} onClick={save}>
        {texts.save}
      </Button>
    </section>
  )
}
