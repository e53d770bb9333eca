import { LONGEST_SLUG } from '@shop/domain/staff-article'
import type { Failure } from '../calls/failure.ts'
import { Field } from '../form/field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { type TypedArticle, withTitle } from './article-draft.ts'
import { useNewsTexts } from './news-texts.ts'

type Props = {
  readonly typed: TypedArticle
  readonly failure: Failure | undefined
  readonly onChange: (change: (last: TypedArticle) => TypedArticle) => void
}

const GROUP = 'min-w-0 space-y-4 rounded-xl border border-line p-4'
const LEGEND = 'px-2 text-lg font-bold'

export const SpanishFields = ({ typed, failure, onChange }: Props) => {
  const { form } = useNewsTexts()
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{form.spanish}</legend>
      <p className="text-sm text-muted">{form.spanishNote}</p>
      <Field
        name="titulo_es"
        required
        label={form.titleLabel}
        maxLength={120}
        value={typed.titleEs}
        failure={failure}
        onChange={({ target }) => onChange((last) => withTitle(last, target.value))}
      />
      <Summary
        name="resumen_es"
        value={typed.summaryEs}
        failure={failure}
        onType={(summaryEs) => onChange((last) => ({ ...last, summaryEs }))}
      />
      <RichText
        name="cuerpo_es"
        label={form.bodyEs}
        lang="es"
        defaultValue={typed.bodyEs}
        failure={failure}
        onChange={(bodyEs) => onChange((last) => ({ ...last, bodyEs }))}
      />
    </fieldset>
  )
}

export const EnglishFields = ({ typed, failure, onChange }: Props) => {
  const { form } = useNewsTexts()
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{form.english}</legend>
      <p className="text-sm text-muted">{form.englishNote}</p>
      <Field
        name="titulo_en"
        label={form.titleLabel}
        maxLength={120}
        lang="en"
        value={typed.titleEn}
        failure={failure}
        onChange={({ target }) => onChange((last) => ({ ...last, titleEn: target.value }))}
      />
      <Summary
        name="resumen_en"
        lang="en"
        value={typed.summaryEn}
        failure={failure}
        onType={(summaryEn) => onChange((last) => ({ ...last, summaryEn }))}
      />
      <RichText
        name="cuerpo_en"
        label={form.bodyEn}
        lang="en"
        defaultValue={typed.bodyEn}
        failure={failure}
        onChange={(bodyEn) => onChange((last) => ({ ...last, bodyEn }))}
      />
    </fieldset>
  )
}

/** Where and when it can be read. */
export const PublicationFields = ({ typed, failure, onChange, isPublic }: Props & { readonly isPublic: boolean }) => {
  const { form } = useNewsTexts()
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <Field
        name="slug"
        required
        label={form.slug}
        hint={isPublic ? form.slugFixed : form.slugHint}
        maxLength={LONGEST_SLUG}
        readOnly={isPublic}
        autoComplete="off"
        spellCheck={false}
        className="font-mono"
        value={typed.slug}
        failure={failure}
        onChange={({ target }) => onChange((last) => ({ ...last, slug: target.value }))}
      />
      <Field
        name="fecha"
        required
        type="datetime-local"
        label={form.date}
        hint={form.dateHint}
        value={typed.publishedAt}
        failure={failure}
        onChange={({ target }) => onChange((last) => ({ ...last, publishedAt: target.value }))}
      />
    </div>
  )
}

type SummaryProps = {
  readonly name: string
  readonly lang?: string
  readonly value: string
  readonly failure: Failure | undefined
  readonly onType: (text: string) => void
}

const Summary = ({ onType, ...rest }: SummaryProps) => {
  const { form } = useNewsTexts()
  return (
    <div>
      <TextArea {...rest} label={form.summary} maxLength={300} onChange={({ target }) => onType(target.value.replace(/\s*\n\s*/g, ' '))} />
      <p className="mt-1 text-sm text-muted">{form.summaryHint}</p>
    </div>
  )
}
