import { CallFailed } from '@shop/contract/client'
import {
  LONGEST_RETURN_COMMENT,
  MISFITS,
  type Misfit,
  type OwnReturns,
  RETURN_REASONS,
  type ReturnableLine,
  type ReturnReason,
} from '@shop/domain/return'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useMyCar } from '../../browser/garage.ts'
import { useLocale } from '../../texts.ts'
import { PLAIN_BUTTON } from '../account/section.tsx'
import { INPUT } from '../forms/field-frame.tsx'
import { CarFields, type ChosenCar, garageCarOf, NO_CAR } from '../garage/car-fields.tsx'
import { useMakes } from '../garage/use-makes.ts'
import { notifyFailure } from '../notifications/notify-failure.ts'
import { callReturns } from './call-returns.ts'
import { ChoiceField } from './choice-field.tsx'
import { type ChosenPhoto, PhotosField } from './photos-field.tsx'
import { PiecesField } from './pieces-field.tsx'
import { useReturnLabels, useReturnTexts } from './return-texts.ts'

type Props = {
  readonly folio: string
  readonly lines: readonly ReturnableLine[]
  readonly onSent: (own: OwnReturns, words: string) => void
  readonly onCancel: () => void
}
type Wrong = 'noPieces' | 'noReason' | 'noMisfit'

/** Which pieces, why, and what shows it. A failure keeps all that was filled in. */
export const ReturnForm = ({ folio, lines, onSent, onCancel }: Props) => {
  const locale = useLocale()
  const { form: texts } = useReturnTexts()
  const labels = useReturnLabels()
  const mine = useMyCar()
  const makes = useMakes()
  const [only] = lines
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>(only && lines.length === 1 ? { [only.place]: 1 } : {})
  const [reason, setReason] = useState<ReturnReason>()
  const [misfit, setMisfit] = useState<Misfit>()
  const [car, setCar] = useState<ChosenCar>(mine ? { ...NO_CAR, ...mine, year: String(mine.year) } : NO_CAR)
  const [comments, setComments] = useState('')
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [tries, setTries] = useState(0)
  const [triedReason, setTriedReason] = useState<ReturnReason>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const key = useRef(crypto.randomUUID())
  const id = useId()
  const pieces = lines.flatMap(({ place }) => (counts[place] ? [{ place, qty: counts[place] }] : []))
  const wrong = tries > 0 ? missingOf(pieces.length, reason, misfit) : undefined
  const form = useRef<HTMLFormElement>(null)
  // What is missing may be out of sight on a phone.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('fieldset[aria-describedby] :is(input, select)')?.focus()
  }, [tries])
  const doesNotFit = reason === 'does-not-fit'

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending) return
    setProblem(undefined)
    setTriedReason(reason)
    if (!reason || missingOf(pieces.length, reason, misfit)) return setTries((count) => count + 1)
    setIsSending(true)
    try {
      const calls = await callReturns(locale)
      const chosen = doesNotFit ? garageCarOf(car) : undefined
      const asked = {
        reason,
        misfit: doesNotFit ? misfit : undefined,
        car: chosen && { ...chosen, engine: chosen.engine },
        comments: comments.trim() || undefined,
        pieces,
      }
      const own = await calls.ask(folio, asked, key.current)
      const [made] = own.returns
      const sent = made ? await sendPhotos(photos, (file) => calls.addPhoto(folio, made.id, file)) : undefined
      onSent(sent?.own ?? own, sent?.isLost ? texts.photoLost : texts.sent)
    } catch (error) {
      setIsSending(false)
      if (!(error instanceof CallFailed)) return notifyFailure(error, () => void send())
      key.current = crypto.randomUUID()
      setProblem(error.message)
    }
  }
  return (
    <form
      ref={form}
      noValidate
      aria-label={texts.title}
      aria-busy={isSending}
      onSubmit={send}
      className="space-y-5 border-t border-line pt-4"
    >
      {problem && (
        <p role="alert" className="rounded-lg border border-bad bg-bad/5 p-3 font-medium text-bad">
          {problem}
        </p>
      )}
      <PiecesField lines={lines} counts={counts} error={wrong === 'noPieces' ? texts.noPieces : undefined} onChange={setCounts} />
      <ChoiceField
        legend={texts.reason}
        options={RETURN_REASONS}
        nameOf={(one) => labels.reasons[one]}
        chosen={reason}
        error={wrong === 'noReason' ? texts.noReason : undefined}
        onChoose={setReason}
      />
      {doesNotFit && (
        <>
          <ChoiceField
            legend={texts.misfit}
            options={MISFITS}
            nameOf={(one) => labels.misfits[one]}
            chosen={misfit}
            // Nobody is blamed for a question that was not there yet.
            error={wrong === 'noMisfit' && triedReason === reason ? texts.noMisfit : undefined}
            onChoose={setMisfit}
          />
          <fieldset>
            <legend className="font-semibold">
              {texts.car} <span className="font-normal text-muted">{texts.optional}</span>
            </legend>
            <p className="text-sm text-muted">{texts.carHint}</p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <CarFields makes={makes} car={car} onChange={setCar} />
            </div>
          </fieldset>
        </>
      )}
      <div>
        <label htmlFor={id} className="font-semibold">
          {texts.comments} <span className="font-normal text-muted">{texts.optional}</span>
        </label>
        <textarea
          id={id}
          rows={3}
          maxLength={LONGEST_RETURN_COMMENT}
          value={comments}
          onChange={(event) => setComments(event.target.value)}
          className={`${INPUT} mt-1 py-2.5`}
        />
      </div>
      <PhotosField photos={photos} onChange={setPhotos} />
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={isSending}
          className="min-h-12 rounded-lg bg-brand px-6 font-bold text-white hover:bg-brand-dark"
        >
          {isSending ? texts.sending : texts.send}
        </button>
        <button type="button" onClick={onCancel} className={PLAIN_BUTTON}>
          {texts.cancel}
        </button>
      </div>
    </form>
  )
}

const missingOf = (pieces: number, reason: ReturnReason | undefined, misfit: Misfit | undefined): Wrong | undefined => {
  if (pieces === 0) return 'noPieces'
  if (!reason) return 'noReason'
  return reason === 'does-not-fit' && !misfit ? 'noMisfit' : undefined
}

/** The request is there already; a photo that gets lost can be added to it. */
const sendPhotos = async (photos: readonly ChosenPhoto[], send: (file: File) => Promise<OwnReturns>) => {
  let own: OwnReturns | undefined
  let isLost = false
  for (const { file } of photos)
    await send(file).then(
      (changed) => {
        own = changed
      },
      (error: unknown) => {
        console.warn('a photo of a return was not sent', error)
        isLost = true
      },
    )
  return { own, isLost }
}
