import { endPromotion, switchPromotion } from '@shop/contract/staff/promotions'
import type { StaffPromotion } from '@shop/domain/staff-promotion'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { PhaseMark } from './phase-mark.tsx'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = { readonly promotion: StaffPromotion; readonly onDone: (promotion: StaffPromotion) => void }

/** Where the promotion is, and the one press that stops it. */
export function StopPromotion({ promotion: { id, phase, isOn, productCount }, onDone }: Props) {
  const { stop } = usePromotionTexts()
  const { say } = useNotices()
  const ending = useSend(endPromotion)
  const switching = useSend(switchPromotion)
  const [asked, setAsked] = useState<'end' | 'off'>()
  const finish = (promotion: StaffPromotion | undefined, words: string) => {
    setAsked(undefined)
    if (!promotion) return
    say(words)
    onDone(promotion)
  }
  const end = async () => finish((await ending.send({ params: { id } })).data, stop.ended)
  const turn = async (on: boolean) =>
    finish((await switching.send({ params: { id }, body: { isOn: on } })).data, on ? stop.switchedOn : stop.switchedOff)
  return (
    <div className="space-y-3">
      <FailureNote failure={ending.failure ?? switching.failure} />
      <div className="flex flex-wrap items-center gap-3">
        <PhaseMark phase={phase} />
        {phase === 'running' && (
          <Button look="danger" onClick={() => setAsked('end')}>
            {stop.end}
          </Button>
        )}
        {isOn && phase !== 'over' && (
          <Button look="plain" onClick={() => setAsked('off')}>
            {stop.off}
          </Button>
        )}
        {!isOn && (
          <Button look="plain" isBusy={switching.isSending} onClick={() => turn(true)}>
            {stop.on}
          </Button>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={asked === 'end' ? stop.endTitle : stop.offTitle}
          text={asked === 'end' ? stop.endText(productCount) : stop.offText}
          yes={asked === 'end' ? stop.end : stop.off}
          isBusy={ending.isSending || switching.isSending}
          onYes={asked === 'end' ? end : () => turn(false)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}
