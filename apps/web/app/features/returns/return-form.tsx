import { CallFailed } from '@shop/contract/client'
import type { NamedCar } from '@shop/domain/asked-products'
import { carText } from '@shop/domain/car-names'
import {
  LONGEST_RETURN_COMMENT,
  MISFITS,
  type Misfit,
  type OwnReturns,
  RETURN_REASONS,
  type ReturnableLine,
  type ReturnReason,
} from '@shop/domain/return'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { useRef } from 'react'
import { useMyCar } from '../../browser/garage.ts'
import { callReturns } from '../../calls/calls.ts'
import { CarFields, type ChosenCar, garageCarOf } from '../../common/car/car-fields.tsx'
import { useMakes } from '../../common/car/use-makes.ts'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useLocale } from '../../texts.ts'
import { ChoiceField } from './choice-field.tsx'
import { type ChosenPhoto, PhotosField } from './photos-field.tsx'
import { PiecesField } from './pieces-field.tsx'
import { useReturnLabels, useReturnTexts } from './return-texts.ts'
import { sendPhotos } from './send-photos.ts'

type Props = {
  readonly folio: string
  readonly lines: readonly ReturnableLine[]
  readonly onSent: (own: OwnReturns, words: string) => void
  readonly onCancel: () => void
}
type Draft = {
  readonly counts: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
  readonly misfit: Misfit | undefined
  readonly car: ChosenCar
  readonly comments: string
  readonly photos: readonly ChosenPhoto[]
}

/** Which pieces, why, and what shows it. A failure keeps all that was filled in. */
export function ReturnForm({ folio, lines, onSent, onCancel }: Props) {
  const locale = useLocale()
  const { form: texts } = useReturnTexts()
  const labels = useReturnLabels()
  const mine = useMyCar()
  const makes = useMakes()
  const key = useRef(crypto.randomUUID())
  const form = useForm({
    id: `return-${folio}`,
    initial: emptyDraft(lines, carOf(lines, mine)),
    rules: RULES,
    messageOf: (name) => ({ pieces: texts.noPieces, reason: texts.noReason, misfit: texts.noMisfit })[name],
    send: async ({ photos }, body) => {
      const calls = await callReturns(locale)
      const own = await calls.ask(folio, body, key.current).catch((error: unknown) => {
        // Refused, not lost: what is sent next is another request.
        if (error instanceof CallFailed) key.current = crypto.randomUUID()
        throw error
      })
      const [made] = own.returns
      const sent = made ? await sendPhotos(photos, (file) => calls.addPhoto(folio, made.id, file)) : undefined
      onSent(sent?.own ?? own, sent?.isLost ? texts.photoLost : texts.sent)
    },
  })
  const { counts, reason, misfit, car, photos } = form.values
  return (
    <form {...form.formProps} aria-label={texts.title} className="space-y-5 border-t border-line pt-4">
      <ErrorSummary of={form} />
      <PiecesField field={form.at('pieces')} lines={lines} counts={counts} onChange={(next) => form.change({ counts: next })} />
      <ChoiceField
        field={form.at('reason')}
        legend={texts.reason}
        options={RETURN_REASONS}
        nameOf={(one) => labels.reasons[one]}
        chosen={reason}
        onChoose={(next) => form.change({ reason: next })}
      />
      {reason === 'does-not-fit' && (
        <>
          <ChoiceField
            field={form.at('misfit')}
            legend={texts.misfit}
            options={MISFITS}
            nameOf={(one) => labels.misfits[one]}
            chosen={misfit}
            onChoose={(next) => form.change({ misfit: next })}
          />
          <fieldset>
            <legend className="font-semibold">
              {texts.car} <span className="font-normal text-muted">{texts.optional}</span>
            </legend>
            <p className="text-sm text-muted">{texts.carHint}</p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <CarFields makes={makes} car={car} onChange={(next) => form.change({ car: next })} />
            </div>
          </fieldset>
        </>
      )}
      <TextArea field={form.field('comments')} label={texts.comments} maxLength={LONGEST_RETURN_COMMENT} isOptional />
      <PhotosField photos={photos} onChange={(next) => form.change({ photos: next })} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={form.isBusy}>{texts.send}</SubmitButton>
        <Button look="plain" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

const RULES = comingRules(
  () => import('@shop/contract/shop/returns'),
  ({ askForReturn }) => rulesOfDraft(askForReturn, bodyOf),
)

/** The car that all of it was bought for; else the visitor's own. */
function carOf(lines: readonly ReturnableLine[], mine: NamedCar | undefined): ChosenCar {
  const cars = new Set(lines.map(({ forCar }) => forCar && carText(forCar)))
  const { make = '', model = '', year = '', engine = '' } = (cars.size === 1 ? lines[0]?.forCar : undefined) ?? mine ?? {}
  return { make, model, year: String(year), engine }
}

/** Of the only line one piece goes back, unless it is said otherwise. */
function emptyDraft(lines: readonly ReturnableLine[], car: ChosenCar): Draft {
  const [only] = lines
  return {
    counts: only && lines.length === 1 ? { [only.place]: 1 } : {},
    reason: undefined,
    misfit: undefined,
    car,
    comments: '',
    photos: [],
  }
}

/** Without a reason it is refused before it is sent. */
function bodyOf({ counts, reason, misfit, car, comments }: Draft) {
  const doesNotFit = reason === 'does-not-fit'
  const chosen = doesNotFit ? garageCarOf(car) : undefined
  return {
    reason: reason as ReturnReason,
    misfit: doesNotFit ? misfit : undefined,
    car: chosen && { ...chosen, engine: chosen.engine },
    comments: comments.trim() || undefined,
    pieces: Object.entries(counts).flatMap(([place, qty]) => (qty > 0 ? [{ place: Number(place), qty }] : [])),
  }
}
