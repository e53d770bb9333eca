import type { ProductChoices } from '@shop/domain/staff-product'
import { type ReactNode, useMemo } from 'react'
import { screens } from '../../screens.ts'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { FieldScope } from '../form/field-scope.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { RequiredNote } from '../form/required.tsx'
import { useRuleTexts } from '../form/rule-texts.ts'
import { TextArea } from '../form/text-area.tsx'
import { TextLink } from '../text-link.tsx'
import { DataSection } from './data-section.tsx'
import { FitmentsSection } from './fitments-section.tsx'
import { FormSection } from './form-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import { type ProductDraft, withEquivalents } from './product-draft.ts'
import { useProductTexts } from './product-texts.ts'

type Props = {
  readonly draft: ProductDraft
  readonly choices: ProductChoices
  readonly failure: Failure | undefined
  /** What can be done about the failure beside mending the fields. */
  readonly remedy?: ReactNode
  readonly isNew: boolean
  readonly isDirty: boolean
  readonly isSending: boolean
  readonly canEdit: boolean
  readonly onChange: (changed: Partial<ProductDraft>) => void
  readonly onSave: () => void
}

/** All of a part in one form: it is saved at once, or not at all. */
export const ProductForm = (props: Props) => {
  const { draft, choices, remedy, isNew, isDirty, isSending, canEdit, onChange, onSave } = props
  const texts = useProductTexts()
  const rules = useRuleTexts()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what was sent, whatever is typed since
  const failure = useMemo(() => withEquivalents(props.failure, draft), [props.failure])
  const section = { draft, choices, failure, onChange }
  return (
    <FieldScope value="product">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSending) onSave()
        }}
      >
        <fieldset disabled={!canEdit} className="min-w-0 space-y-6 [&_:focus]:scroll-mb-24">
          <FormFailure failure={failure} />
          {failure && remedy}
          {failure?.fields.codigo === rules['number-taken'] && <OtherPart number={draft.partNumber} />}
          <RequiredNote />
          <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
            <div className="min-w-0 space-y-6">
              <DataSection {...section} isNew={isNew} />
              <EquivalentsSection {...section} />
              <FitmentsSection {...section} />
            </div>
            <div className="min-w-0 space-y-6">
              <PriceSection {...section} />
              {isNew && <FirstCount {...section} />}
              <PicturesSection {...section} />
            </div>
          </div>
        </fieldset>
        {canEdit && (
          <div
            data-save-bar
            className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-xl border border-line bg-white px-5 py-3 shadow-card"
          >
            <p role="status" className="text-sm text-muted">
              {isDirty ? texts.unsaved : isNew ? '' : texts.allSaved}
            </p>
            <Button type="submit" isBusy={isSending}>
              {isSending ? texts.saving : isNew ? texts.create : texts.save}
            </Button>
          </div>
        )}
      </form>
    </FieldScope>
  )
}

/** In a tab of its own: what is typed here stays. */
const OtherPart = ({ number }: { readonly number: string }) => (
  <p>
    <TextLink href={`/admin${screens.products.path}?${new URLSearchParams({ buscar: number.trim() })}`} target="_blank">
      {useProductTexts().otherPart}
    </TextLink>
  </p>
)

type SectionProps = Pick<Props, 'draft' | 'failure' | 'onChange'>

const EquivalentsSection = ({ draft, failure, onChange }: SectionProps) => {
  const { equivalents: texts } = useProductTexts()
  return (
    <FormSection title={texts.title} note={texts.hint}>
      <TextArea
        name="equivalencias"
        label={texts.label}
        value={draft.equivalents}
        rows={4}
        spellCheck={false}
        className="font-mono"
        failure={failure}
        onChange={({ currentTarget }) => onChange({ equivalents: currentTarget.value })}
      />
    </FormSection>
  )
}

const FirstCount = ({ draft, failure, onChange }: SectionProps) => {
  const { counting: texts } = useProductTexts()
  return (
    <FormSection title={texts.title}>
      <Field
        name="contadas"
        label={texts.atFirst}
        value={draft.counted}
        inputMode="numeric"
        maxLength={7}
        failure={failure}
        onChange={({ currentTarget }) => onChange({ counted: currentTarget.value })}
      />
    </FormSection>
  )
}
