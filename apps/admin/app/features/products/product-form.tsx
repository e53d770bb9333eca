import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { type ReactNode, useMemo } from 'react'
import { useRuleTexts } from '../../kit/form/rule-texts.ts'
import { TextLink } from '../../kit/text-link.tsx'
import { screens } from '../../screens.ts'
import { DataSection } from './data-section.tsx'
import { FitmentsSection } from './fitments-section.tsx'
import { PicturesSection } from './pictures-section.tsx'
import { PriceSection } from './price-section.tsx'
import { withEquivalents } from './product-draft.ts'
import { useProductTexts } from './product-texts.ts'
import type { ProductFormState, SectionProps } from './section-props.ts'

type Props = SectionProps & {
  /** What can be done about a refusal beside mending the fields. */
  readonly remedy?: ReactNode
  readonly isNew: boolean
  readonly canEdit: boolean
}

/** All of a part in one form: it is saved at once, or not at all. */
export function ProductForm({ form, choices, remedy, isNew, canEdit }: Props) {
  const rules = useRuleTexts()
  const { problems: found, values, formProps } = form
  const problems = useMemo(() => withEquivalents(found, values.equivalents), [found, values.equivalents])
  const section = { form, choices }
  return (
    <form {...formProps}>
      <fieldset disabled={!canEdit} className="min-w-0 space-y-6 [&_:focus]:scroll-mb-24">
        <ErrorSummary of={{ ...form, problems }} />
        {remedy}
        {found.partNumber?.text === rules['number-taken'] && <OtherPart number={values.partNumber} />}
        <div className="grid items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
          <div className="min-w-0 space-y-6">
            <DataSection {...section} isNew={isNew} />
            <EquivalentsSection form={form} error={problems.equivalents?.text} />
            <FitmentsSection {...section} />
          </div>
          <div className="min-w-0 space-y-6">
            <PriceSection {...section} />
            {isNew && <FirstCount form={form} />}
            <PicturesSection {...section} />
          </div>
        </div>
      </fieldset>
      {canEdit && <SaveBar form={form} isNew={isNew} />}
    </form>
  )
}

/** In a tab of its own: what is typed here stays. */
function OtherPart({ number }: { readonly number: string }) {
  return (
    <p>
      <TextLink href={`/admin${screens.products.path}?${new URLSearchParams({ buscar: number.trim() })}`} target="_blank">
        {useProductTexts().otherPart}
      </TextLink>
    </p>
  )
}

type PartProps = { readonly form: ProductFormState }

function SaveBar({ form, isNew }: PartProps & { readonly isNew: boolean }) {
  const texts = useProductTexts()
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-t-xl border border-line bg-white px-5 py-3 shadow-card"
    >
      <p role="status" className="text-sm text-muted">
        {form.isChanged ? texts.unsaved : isNew ? '' : texts.allSaved}
      </p>
      <Button type="submit" isBusy={form.isBusy}>
        {form.isBusy ? texts.saving : isNew ? texts.create : texts.save}
      </Button>
    </div>
  )
}

function EquivalentsSection({ form, error }: PartProps & { readonly error: string | undefined }) {
  const { equivalents: texts } = useProductTexts()
  return (
    <Card title={texts.title} note={texts.hint}>
      <TextArea
        field={{ ...form.field('equivalents'), error }}
        label={texts.label}
        isOptional
        rows={4}
        spellCheck={false}
        inputClassName="font-mono"
      />
    </Card>
  )
}

function FirstCount({ form }: PartProps) {
  const { counting: texts } = useProductTexts()
  return (
    <Card title={texts.title}>
      <TextField field={form.field('counted')} label={texts.atFirst} isOptional inputMode="numeric" maxLength={7} />
    </Card>
  )
}
