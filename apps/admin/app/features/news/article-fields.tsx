import { LONGEST_SLUG } from '@shop/domain/staff-article'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { withTitle } from './article-draft.ts'
import { useNewsTexts } from './news-texts.ts'
import { RichText } from './rich-text/rich-text.tsx'
import type { ArticleForm } from './use-article-form.ts'

type Props = { readonly form: ArticleForm }

const GROUP = 'min-w-0 space-y-4 rounded-xl border border-line p-4'
const LEGEND = 'px-2 text-lg font-bold'

export function SpanishFields({ form: { field, at, values, change } }: Props) {
  const { form: texts } = useNewsTexts()
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{texts.spanish}</legend>
      <p className="text-sm text-muted">{texts.spanishNote}</p>
      <TextField
        field={field('titleEs')}
        label={texts.titleLabel}
        maxLength={120}
        spellCheck
        onChange={({ target }) => {
          const { titleEs, slug } = withTitle(values, target.value)
          change({ titleEs, slug })
        }}
      />
      <TextArea
        field={field('summaryEs')}
        label={texts.summary}
        hint={texts.summaryHint}
        maxLength={300}
        onChange={({ target }) => change({ summaryEs: inOneLine(target.value) })}
      />
      <RichText
        field={at('bodyEs')}
        label={texts.bodyEs}
        lang="es"
        defaultValue={values.bodyEs}
        onChange={(bodyEs) => change({ bodyEs })}
      />
    </fieldset>
  )
}

export function EnglishFields({ form: { field, at, values, change } }: Props) {
  const { form: texts } = useNewsTexts()
  return (
    <fieldset className={GROUP}>
      <legend className={LEGEND}>{texts.english}</legend>
      <p className="text-sm text-muted">{texts.englishNote}</p>
      <TextField field={field('titleEn')} label={texts.titleLabel} isOptional maxLength={120} lang="en" spellCheck />
      <TextArea
        field={field('summaryEn')}
        label={texts.summary}
        hint={texts.summaryHint}
        isOptional
        maxLength={300}
        lang="en"
        onChange={({ target }) => change({ summaryEn: inOneLine(target.value) })}
      />
      <RichText
        field={at('bodyEn')}
        label={texts.bodyEn}
        isOptional
        lang="en"
        defaultValue={values.bodyEn}
        onChange={(bodyEn) => change({ bodyEn })}
      />
    </fieldset>
  )
}

/** Where and when it can be read. */
export function PublicationFields({ form: { field }, isPublic }: Props & { readonly isPublic: boolean }) {
  const { form: texts } = useNewsTexts()
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        field={field('slug')}
        label={texts.slug}
        hint={isPublic ? texts.slugFixed : texts.slugHint}
        maxLength={LONGEST_SLUG}
        readOnly={isPublic}
        autoComplete="off"
        inputClassName="font-mono"
      />
      <TextField field={field('publishedAt')} type="datetime-local" label={texts.date} hint={texts.dateHint} />
    </div>
  )
}

/** Lists have no lines of their own; a pasted one becomes a blank. */
function inOneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
