import { previewIntake } from '@shop/contract/staff/promotions'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { useForm } from '../../kit/form/use-form.ts'
import { usePromotionTexts } from './promotion-texts.ts'
import { byNumbers, type Selection } from './selection.ts'

const NOTHING = { numbers: '' }

export function ByNumbers({ onReview }: { readonly onReview: (selection: Selection) => Promise<void> }) {
  const { add: texts } = usePromotionTexts()
  const form = useForm({
    id: 'by-numbers',
    initial: NOTHING,
    rules: rulesOfDraft(previewIntake, ({ numbers }: typeof NOTHING) => byNumbers(numbersIn(numbers))),
    send: (_, selection) => onReview(selection),
  })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      <TextArea
        field={form.field('numbers')}
        label={texts.numbersLabel}
        hint={texts.numbersHint}
        rows={6}
        spellCheck={false}
        inputClassName="font-mono"
      />
      <Button type="submit" look="plain" isBusy={form.isBusy}>
        {texts.review}
      </Button>
    </form>
  )
}

/** Cells of a spreadsheet come with tabs and line ends between them. */
function numbersIn(text: string): readonly string[] {
  return text
    .split(/[\n\r\t;,]+/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
}
