import { TRUNCATED_LENGTH } from '@shop/domain/truncate'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { TickField } from '@shop/ui/form/tick-field'
import type { PromotionFormState } from './promotion-draft.ts'
import { usePromotionTexts } from './promotion-texts.ts'

export function PromotionFields({ form: { field, at, values, change } }: { readonly form: PromotionFormState }) {
  const { form: texts } = usePromotionTexts()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField field={field('nameEs')} label={texts.nameEs} hint={texts.nameHint} maxLength={80} spellCheck />
      <TextField field={field('nameEn')} label={texts.nameEn} hint={texts.nameHint} maxLength={80} lang="en" spellCheck />
      <TextArea
        field={field('descriptionEs')}
        label={texts.descriptionEs}
        maxLength={400}
        onChange={({ target }) => change({ descriptionEs: inOneLine(target.value) })}
      />
      <TextArea
        field={field('descriptionEn')}
        label={texts.descriptionEn}
        maxLength={400}
        lang="en"
        onChange={({ target }) => change({ descriptionEn: inOneLine(target.value) })}
      />
      <p className="-mt-2 text-sm text-muted sm:col-span-2">{texts.descriptionHint(TRUNCATED_LENGTH.promotionDescription)}</p>
      <TextField field={field('startsAt')} type="datetime-local" label={texts.starts} hint={texts.timeHint} />
      <TextField field={field('endsAt')} type="datetime-local" label={texts.ends} hint={texts.timeHint} />
      <TextField field={field('discountPercent')} label={texts.discount} inputMode="decimal" autoComplete="off" maxLength={6} />
      <div className="sm:mt-8">
        <TickField field={at('isOn')} isTicked={values.isOn} onTick={(isOn) => change({ isOn })}>
          {texts.isOn}
        </TickField>
      </div>
    </div>
  )
}

/** A card has no lines of its own; a pasted one becomes a blank. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
