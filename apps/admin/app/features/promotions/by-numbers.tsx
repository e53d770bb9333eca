import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { TextArea } from '../form/text-area.tsx'
import { usePromotionTexts } from './promotion-texts.ts'
import { byNumbers, type Selection } from './selection.ts'

type Props = { readonly isBusy: boolean; readonly failure: Failure | undefined; readonly onReview: (selection: Selection) => void }

export const ByNumbers = ({ isBusy, failure, onReview }: Props) => {
  const { add: texts } = usePromotionTexts()
  return (
    <form noValidate className="space-y-4" onSubmit={(event) => onReview(byNumbers(numbersIn(entered(event)('numeros'))))}>
      <div>
        <TextArea name="numeros" label={texts.numbersLabel} rows={6} failure={failure} className="font-mono" spellCheck={false} />
        <p className="mt-1 text-sm text-muted">{texts.numbersHint}</p>
      </div>
      <Button type="submit" look="quiet" isBusy={isBusy}>
        {texts.review}
      </Button>
    </form>
  )
}

/** Cells of a spreadsheet come with tabs and line ends between them. */
const numbersIn = (text: string): readonly string[] =>
  text
    .split(/[\n\r\t;,]+/)
    .map((number) => number.trim())
    .filter((number) => number !== '')
