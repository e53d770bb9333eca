import { addPromotionParts, previewIntake } from '@shop/contract/staff/promotions'
import type { PromotionIntake } from '@shop/domain/staff-promotion'
import { useState } from 'react'
import { useSend } from '../calls/use-send.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { FindParts } from '../quotations/find-parts.tsx'
import { ByNumbers } from './by-numbers.tsx'
import { ByShelf } from './by-shelf.tsx'
import { Intake } from './intake.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import { byNumbers, type Selection } from './selection.ts'

type Props = { readonly id: string; readonly onAdded: () => void }
type Review = { readonly selection: Selection; readonly intake: PromotionIntake }

const WAYS = ['search', 'numbers', 'shelf'] as const

/** Chosen one by one, by number, or by the shelf. What they leave for it is said before it is done. */
export const AddParts = ({ id, onAdded }: Props) => {
  const { add: texts } = usePromotionTexts()
  const { say } = useNotices()
  const asking = useSend(previewIntake)
  const adding = useSend(addPromotionParts)
  const [way, setWay] = useState<(typeof WAYS)[number]>('search')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [review, setReview] = useState<Review>()
  const perform = async (selection: Selection, onDone?: () => void) => {
    const { data } = await adding.send({ params: { id }, body: selection })
    if (!data) return
    setReview(undefined)
    say(texts.added(data.found - data.already))
    onDone?.()
    onAdded()
  }
  const ask = async (selection: Selection, onDone?: () => void) => {
    const { data: intake } = await asking.send({ params: { id }, body: selection })
    if (!intake) return
    // One part that leaves nothing behind needs no question.
    const isPlain = intake.found === 1 && intake.already === 0 && intake.leaving.length === 0 && intake.unknown.length === 0
    if (isPlain) return perform(selection, onDone)
    setReview({ selection, intake })
  }
  const isBusy = asking.isSending || adding.isSending
  return (
    <Panel title={texts.title}>
      <FormFailure failure={review ? undefined : (asking.failure ?? adding.failure)} />
      <fieldset className="mb-4 flex flex-wrap gap-x-6">
        <legend className="sr-only">{texts.ways}</legend>
        {WAYS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} className="size-5 accent-brand" />
            {texts[one]}
          </label>
        ))}
      </fieldset>
      {way === 'search' && (
        <FindParts
          wanted=""
          chosen={chosen}
          onChoose={(product) => ask(byNumbers([product.internalKey]), () => setChosen((last) => new Set([...last, product.id])))}
        />
      )}
      {way === 'numbers' && <ByNumbers isBusy={isBusy} failure={asking.failure} onReview={ask} />}
      {way === 'shelf' && <ByShelf isBusy={isBusy} onReview={ask} />}
      {review && (
        <Dialog title={texts.confirmTitle} onClose={() => setReview(undefined)}>
          <FormFailure failure={adding.failure} />
          <Intake intake={review.intake} />
          {review.intake.found > review.intake.already && (
            <Button className="mt-6" isBusy={isBusy} onClick={() => perform(review.selection)}>
              {texts.confirm}
            </Button>
          )}
        </Dialog>
      )}
    </Panel>
  )
}
