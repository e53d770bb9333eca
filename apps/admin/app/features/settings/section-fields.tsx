import { getPolicies } from '@shop/contract/shop/policies'
import type { Locale } from '@shop/domain/locale'
import { shop as english } from '@shop/texts/en/shop'
import { shop as spanish } from '@shop/texts/es/shop'
import { filled } from '@shop/texts/policy-text'
import { Card } from '@shop/ui/card'
import type { FieldState } from '@shop/ui/form/form-types'
import { TextArea } from '@shop/ui/form/text-area'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PolicyPreview } from './policy-preview.tsx'

const WEEKDAYS = { es: spanish.layout.weekdays, en: english.layout.weekdays }

type Props = { readonly locale: Locale; readonly title: FieldState; readonly body: FieldState }

export function SectionFields({ locale, title, body }: Props) {
  const { policyTexts: texts } = useSettingsTexts()
  const policies = useCall(getPolicies, {})
  const language = locale === 'en' ? texts.inEnglish : texts.inSpanish
  const weekdays = WEEKDAYS[locale]
  return (
    <Card title={language}>
      <div className="space-y-4">
        <TextField field={title} label={texts.titleOf(language)} lang={locale} />
        <TextArea field={body} label={texts.textOf(language)} lang={locale} rows={14} />
        <section aria-label={`${texts.preview}, ${language}`} lang={locale} className="rounded-lg bg-ground p-4">
          <p className="text-sm text-muted">{texts.preview}</p>
          <Loaded of={policies}>
            {(today) => (
              <>
                <h3 className="mt-1 mb-3 text-xl font-bold">{filled(title.value, today, weekdays)}</h3>
                <PolicyPreview text={body.value} policies={today} weekdays={weekdays} />
              </>
            )}
          </Loaded>
        </section>
      </div>
    </Card>
  )
}
