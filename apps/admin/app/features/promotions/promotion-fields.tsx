import { TRUNCATED_LENGTH } from '@shop/domain/truncate'
import type { Failure } from '../calls/failure.ts'
import { Field } from '../form/field.tsx'
import { TextArea } from '../form/text-area.tsx'
import type { TypedPromotion } from './promotion-draft.ts'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = {
  readonly typed: TypedPromotion
  readonly failure: Failure | undefined
  readonly onChange: (changed: Partial<TypedPromotion>) => void
}

export const PromotionFields = ({ typed, failure, onChange }: Props) => {
  const { form } = usePromotionTexts()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="nombre_es"
        required
        label={form.nameEs}
        hint={form.nameHint}
        maxLength={80}
        value={typed.nameEs}
        failure={failure}
        onChange={({ target }) => onChange({ nameEs: target.value })}
      />
      <Field
        name="nombre_en"
        required
        label={form.nameEn}
        hint={form.nameHint}
        maxLength={80}
        lang="en"
        value={typed.nameEn}
        failure={failure}
        onChange={({ target }) => onChange({ nameEn: target.value })}
      />
      <TextArea
        name="descripcion_es"
        required
        label={form.descriptionEs}
        maxLength={400}
        value={typed.descriptionEs}
        failure={failure}
        onChange={({ target }) => onChange({ descriptionEs: inOneLine(target.value) })}
      />
      <TextArea
        name="descripcion_en"
        required
        label={form.descriptionEn}
        maxLength={400}
        lang="en"
        value={typed.descriptionEn}
        failure={failure}
        onChange={({ target }) => onChange({ descriptionEn: inOneLine(target.value) })}
      />
      <p className="-mt-2 text-sm text-muted sm:col-span-2">{form.descriptionHint(TRUNCATED_LENGTH.promotionDescription)}</p>
      <Field
        name="inicio"
        required
        type="datetime-local"
        label={form.starts}
        hint={form.timeHint}
        value={typed.startsAt}
        failure={failure}
        onChange={({ target }) => onChange({ startsAt: target.value })}
      />
      <Field
        name="fin"
        required
        type="datetime-local"
        label={form.ends}
        hint={form.timeHint}
        value={typed.endsAt}
        failure={failure}
        onChange={({ target }) => onChange({ endsAt: target.value })}
      />
      <Field
        name="descuento"
        required
        label={form.discount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        value={typed.discountPercent}
        failure={failure}
        onChange={({ target }) => onChange({ discountPercent: target.value })}
      />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start sm:mt-7.5">
        <input
          type="checkbox"
          checked={typed.isOn}
          onChange={() => onChange({ isOn: !typed.isOn })}
          className="size-5 shrink-0 accent-brand"
        />
        {form.isOn}
      </label>
    </div>
  )
}

/** A card has no lines of its own; a pasted one becomes a blank. */
const inOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ')
