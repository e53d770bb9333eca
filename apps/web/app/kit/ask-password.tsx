import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { fields as englishFields } from '@shop/texts/en/fields'
import { passwordQuestion as english } from '@shop/texts/en/password-question'
import { fields as spanishFields } from '@shop/texts/es/fields'
import { passwordQuestion as spanish } from '@shop/texts/es/password-question'
import { Dialog } from '@shop/ui/dialog/dialog'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { PasswordField } from '@shop/ui/form/password-field'
import { rulesOf } from '@shop/ui/form/rules'
import { useForm } from '@shop/ui/form/use-form'
import { useTextsOf } from '@shop/ui/locale'
import { comingRules } from './coming-rules.ts'
import { drawQuestion } from './notice-place.tsx'
import { SubmitButton } from './submit-button.tsx'

/** Asks whoever was away for long to prove the password, beside whatever page is open, and answers whether that was done. */
export function askPassword(locale: Locale, call: Call): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isProven: boolean) => {
      drawQuestion(locale, undefined)
      resolve(isProven)
    }
    drawQuestion(locale, <Question call={call} onEnd={end} />)
  })
}

type Props = { readonly call: Call; readonly onEnd: (isProven: boolean) => void }

function Question({ call, onEnd }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  const { rules: ruleTexts } = useTextsOf({ es: spanishFields, en: englishFields })
  const form = useForm(
    {
      id: 'prove',
      initial: { currentPassword: '' },
      rules: comingRules(
        () => import('@shop/contract/shop/account'),
        ({ confirmPassword }) => rulesOf(confirmPassword),
      ),
      send: async ({ currentPassword }) => {
        const { confirmPassword } = await import('@shop/contract/shop/account')
        await call(confirmPassword, { body: { currentPassword } })
        onEnd(true)
      },
    },
    { ruleTexts, noAnswer: texts.noAnswer, tellsElsewhere: () => false },
  )
  return (
    <Dialog title={texts.title} onClose={() => onEnd(false)}>
      <p>{texts.lead}</p>
      <form {...form.formProps} className="mt-4 space-y-4">
        <ErrorSummary of={form} />
        <PasswordField field={form.field('currentPassword')} label={texts.password} autoComplete="current-password" />
        <SubmitButton isBusy={form.isBusy}>{texts.submit}</SubmitButton>
      </form>
    </Dialog>
  )
}
