import { formatDay } from '@shop/domain/format-day'
import { formatMoney } from '@shop/domain/money'
import { MOST_RETURN_PHOTOS, type OrderReturn, type OwnReturns } from '@shop/domain/return'
import { PICTURE_TYPES } from '@shop/domain/upload'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { callReturns } from '../../calls/calls.ts'
import { readyToSend } from '../../kit/chosen-file.ts'
import { FileButton } from '../../kit/file-button.tsx'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useLocale } from '../../texts.ts'
import { useReturnLabels, useReturnTexts } from './return-texts.ts'
import { WithdrawQuestion } from './withdraw-question.tsx'

type Props = { readonly shown: OrderReturn; readonly onChange: (own: OwnReturns, says: string) => void }

/** A return as its customer follows it. */
export function ReturnCard({ shown, onChange }: Props) {
  const locale = useLocale()
  const texts = useReturnTexts()
  const labels = useReturnLabels()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const { id, status, reason, misfit, lines, photos, refund, answer, askedAt } = shown
  return (
    <article aria-labelledby={`return-${id}`} className="space-y-2 rounded-xl border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={`return-${id}`} className="font-bold">
          {texts.of(id)}
        </h3>
        <span className="rounded-full bg-brand-tint px-3 py-1 text-sm font-semibold text-brand">{labels.status[status]}</span>
      </div>
      <p>{texts.next[status]}</p>
      {answer && (
        <p className="rounded-lg bg-ground p-3">
          <span className="block text-sm text-muted">{texts.answer}</span>
          {answer}
        </p>
      )}
      <ul className="text-sm">
        {lines.map(({ place, qty, name }) => (
          <li key={place}>
            {qty} × {name}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {[labels.reasons[reason], misfit && labels.misfits[misfit], texts.askedOn(formatDay(locale, askedAt))].filter(Boolean).join(' · ')}
        {photos.length > 0 && <span className="block">{texts.photosSent(photos.length)}</span>}
      </p>
      {refund && <p className="font-semibold">{texts.refund(formatMoney(refund.amount))}</p>}
      {(status === 'asked' || status === 'approved') && (
        <div className="flex flex-wrap items-start gap-3">
          {status === 'asked' && photos.length < MOST_RETURN_PHOTOS && <AddPhoto shown={shown} onChange={onChange} />}
          <Button look="plain" onClick={() => setIsWithdrawing(true)}>
            {texts.withdraw.open}
          </Button>
        </div>
      )}
      {isWithdrawing && <WithdrawQuestion shown={shown} onChange={onChange} onClose={() => setIsWithdrawing(false)} />}
    </article>
  )
}

function AddPhoto({ shown: { id, folio }, onChange }: Props) {
  const locale = useLocale()
  const { form: texts } = useReturnTexts()
  const [problem, setProblem] = useState<string>()
  const send = (file: File): Promise<void> =>
    callReturns(locale)
      .then((calls) => calls.addPhoto(folio, id, file))
      .then(
        (own) => onChange(own, texts.photoAdded),
        (error: unknown) => notifyFailure(error, () => void send(file)),
      )
  const add = async (picked: File | undefined) => {
    if (!picked) return
    const { file, problem: wrong } = await readyToSend(picked, PICTURE_TYPES)
    setProblem(wrong && texts[wrong])
    if (!wrong) await send(file)
  }
  return (
    <div>
      <FileButton label={texts.choose} types={PICTURE_TYPES} onChoose={add} />
      {problem && (
        <p role="alert" className="mt-1 text-sm font-medium text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
