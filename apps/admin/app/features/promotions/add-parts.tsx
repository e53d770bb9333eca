import { addPromotionParts, previewIntake } from '@shop/contract/staff/promotions'
import type { ProductSummary } from '@shop/domain/product'
import type { PromotionIntake } from '@shop/domain/staff-promotion'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Dialog } from '@shop/ui/dialog/dialog'
import { useState } from 'react'
import { FindParts } from '../../common/part/find-parts.tsx'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { ByNumbers } from './by-numbers.tsx'
import { ByShelf } from './by-shelf.tsx'
import { Intake } from './intake.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import { byNumbers, type Selection } from './selection.ts'

type Props = { readonly id: string; readonly onAdded: () => void }
type Review = { readonly selection: Selection; readonly intake: PromotionIntake }

const WAYS = ['search', 'numbers', 'shelf'] as const

/** Chosen one by one, by number, or by the shelf. What they leave for it is said before it is done. */
export function AddParts({ id, onAdded }: Props) {
  const { add: texts } = usePromotionTexts()
  const { say } = useNotices()
  const preview = useWrite(previewIntake)
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
  const consider = async (selection: Selection, intake: PromotionIntake, onDone?: () => void) => {
    // One part that leaves nothing behind needs no question.
    const isPlain = intake.found === 1 && intake.already === 0 && intake.leaving.length === 0 && intake.unknown.length === 0
    if (isPlain) return perform(selection, onDone)
    setReview({ selection, intake })
  }
  /** The form that asks says itself why there was no answer. */
  const ask = async (selection: Selection) => consider(selection, await preview({ params: { id }, body: selection }))
  const choose = async (product: ProductSummary) => {
    const selection = byNumbers([product.internalKey])
    const { data: intake } = await asking.send({ params: { id }, body: selection })
    if (intake) await consider(selection, intake, () => setChosen((last) => new Set([...last, product.id])))
  }
  return (
    <Card title={texts.title}>
      <FailureNote failure={review ? undefined : ((way === 'search' ? asking.failure : undefined) ?? adding.failure)} />
      <fieldset className="mb-4 flex flex-wrap gap-x-6">
        <legend className="sr-only">{texts.ways}</legend>
        {WAYS.map((one) => (
          <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} className="size-5 accent-brand" />
            {texts[one]}
          </label>
        ))}
      </fieldset>
      {way === 'search' && <FindParts wanted="" chosen={chosen} onChoose={choose} />}
      {way === 'numbers' && <ByNumbers onReview={ask} />}
      {way === 'shelf' && <ByShelf onReview={ask} />}
      {review && (
        <Dialog title={texts.confirmTitle} onClose={() => setReview(undefined)}>
          <FailureNote failure={adding.failure} />
          <Intake intake={review.intake} />
          {review.intake.found > review.intake.already && (
            <Button className="mt-6" isBusy={adding.isSending} onClick={() => perform(review.selection)}>
              {texts.confirm}
            </Button>
          )}
        </Dialog>
      )}
    </Card>
  )
}
