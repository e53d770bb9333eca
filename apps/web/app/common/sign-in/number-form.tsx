import { cleanPhone } from '@shop/domain/field-rules'
import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { comingRules } from '../../kit/coming-rules.ts'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly send: (phone: string) => Promise<void>; readonly onBack: () => void }

/** The right number, when the first was mistyped. */
export function NumberForm({ send, onBack }: Props) {
  const { sms } = useSignInTexts()
  const form = useForm({
    id: 'number',
    initial: { phone: '' },
    rules: comingRules(
      () => import('@shop/contract/shop/account'),
      ({ updateProfile }) => rulesOf(updateProfile, { needs: ['phone'] }),
    ),
    clean: { phone: cleanPhone },
    send: ({ phone }) => send(phone),
  })
  return (
    <form {...form.formProps} className="mt-4 space-y-4">
      <ErrorSummary of={form} />
      <TextField field={form.field('phone')} label={sms.newNumber} inputMode="numeric" autoComplete="tel-national" />
      <SubmitButton isBusy={form.isBusy}>{sms.sendThere}</SubmitButton>
      <Button look="link" onClick={onBack} className="flex! text-sm">
        {sms.back}
      </Button>
    </form>
  )
}
