import { getQuotation, takeQuotation } from '@shop/contract/staff/quotations'
import { awaitsAnswer, type Quotation as Quoted } from '@shop/domain/quotation'
import { staffQuotations as english } from '@shop/texts/en/staff/quotations'
import { staffQuotations as spanish } from '@shop/texts/es/staff/quotations'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { AnswerClock } from '../features/quotations/answer-clock.tsx'
import { AnswerForm } from '../features/quotations/answer-form.tsx'
import { AskedPanel } from '../features/quotations/asked-panel.tsx'
import { RefuseDialog } from '../features/quotations/refuse-dialog.tsx'
import { SentAnswer } from '../features/quotations/sent-answer.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { useSend } from '../kit/calls/use-send.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { useNotices } from '../kit/use-notices.ts'
import { useTextsOf } from '../language.tsx'
import { screens } from '../screens.ts'

const AGAIN_MS = 20_000

export function Quotation() {
  const texts = useTextsOf({ es: spanish, en: english })
  const { number = '' } = useParams()
  const called = useCall(getQuotation, { params: { number } })
  useEvery(AGAIN_MS, called.reload)
  return (
    <Screen title={number}>
      <Link to={screens.quotations.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>{(quotation) => <Desk quotation={quotation} onChange={called.reload} />}</Loaded>
    </Screen>
  )
}

/** The draft of an answer stays while the clock is looked at again. */
function Desk({ quotation, onChange }: { readonly quotation: Quoted; readonly onChange: () => void }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const [isRefusing, setRefusing] = useState(false)
  const { number, status, minutesLeft, dueAt } = quotation
  const isWaiting = awaitsAnswer(status)
  const finish = () => {
    setRefusing(false)
    onChange()
  }
  return (
    <div className="space-y-6">
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-3">
          <AnswerClock minutesLeft={minutesLeft} dueAt={dueAt} />
          <TakeButton quotation={quotation} onTaken={onChange} />
          <Button look="plain" onClick={() => setRefusing(true)}>
            {texts.refusal.open}
          </Button>
        </div>
      )}
      {status === 'suspect' && <p className="rounded-lg border-l-4 border-accent bg-white p-3">{texts.suspect}</p>}
      <AskedPanel quotation={quotation} />
      {isWaiting ? <AnswerForm key={number} quotation={quotation} onSent={onChange} /> : <SentAnswer quotation={quotation} />}
      {isRefusing && <RefuseDialog number={number} onSent={finish} onClose={() => setRefusing(false)} />}
    </div>
  )
}

function TakeButton({ quotation: { number, takenBy }, onTaken }: { readonly quotation: Quoted; readonly onTaken: () => void }) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { name } = useMember()
  const { send, isSending } = useSend(takeQuotation)
  const { say, sayFailed } = useNotices()
  const take = async () => {
    const { data, failure } = await send({ params: { number } })
    onTaken()
    if (data) say(texts.taken)
    else sayFailed(failure.message, take)
  }
  return (
    <>
      {takenBy && <span className="font-medium">{texts.takenByWhom(takenBy)}</span>}
      {takenBy !== name && (
        <Button look={takenBy ? 'plain' : 'main'} isBusy={isSending} onClick={take}>
          {texts.take}
        </Button>
      )}
    </>
  )
}
