import { getPolicies } from '@shop/contract/shop/policies'
import type { Locale } from '@shop/domain/locale'
import type { SectionText } from '@shop/domain/policy-text'
import { shop as english } from '@shop/texts/en/shop'
import { shop as spanish } from '@shop/texts/es/shop'
import { filled } from '@shop/texts/policy-text'
import type { Failure } from '../calls/failure.ts'
import { useCall } from '../calls/use-call.ts'
import { Field } from '../form/field.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Loaded } from '../loaded.tsx'
import { Panel } from '../panel.tsx'
import { PolicyPreview } from './policy-preview.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const WEEKDAYS = { es: spanish.layout.weekdays, en: english.layout.weekdays }

type Props = {
  readonly locale: Locale
  readonly draft: SectionText
  readonly failure: Failure | undefined
  readonly onChange: (draft: SectionText) => void
}

export const SectionFields = ({ locale, draft: { title, body }, failure, onChange }: Props) => {
  const { policyTexts: texts } = useSettingsTexts()
  const policies = useCall(getPolicies, {})
  const suffix = locale === 'en' ? '_en' : ''
  const language = locale === 'en' ? texts.inEnglish : texts.inSpanish
  const weekdays = WEEKDAYS[locale]
  return (
    <Panel title={language}>
      <div className="space-y-4">
        <Field
          name={`titulo${suffix}`}
          label={texts.titleOf(language)}
          lang={locale}
          value={title[locale]}
          onChange={(event) => onChange({ body, title: { ...title, [locale]: event.target.value } })}
          failure={failure}
        />
        <TextArea
          name={`texto${suffix}`}
          label={texts.textOf(language)}
          lang={locale}
          rows={14}
          value={body[locale]}
          onChange={(event) => onChange({ title, body: { ...body, [locale]: event.target.value } })}
          failure={failure}
        />
        <section aria-label={`${texts.preview}, ${language}`} lang={locale} className="rounded-lg bg-ground p-4">
          <p className="text-sm text-muted">{texts.preview}</p>
          <Loaded of={policies}>
            {(today) => (
              <>
                <h3 className="mt-1 mb-3 text-xl font-bold">{filled(title[locale], today, weekdays)}</h3>
                <PolicyPreview text={body[locale]} policies={today} weekdays={weekdays} />
              </>
            )}
          </Loaded>
        </section>
      </div>
    </Panel>
  )
}
