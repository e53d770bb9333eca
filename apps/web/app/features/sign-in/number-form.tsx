import { cleanPhone, firstBroken, required, validPhone } from '@shop/domain/field-rules'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useSignInTexts } from './sign-in-texts.ts'

type Props = { readonly send: (phone: string) => Promise<void>; readonly onBack: () => void }

/** The right number, when the first was mistyped. */
export const NumberForm = ({ send, onBack }: Props) => {
  const { sms } = useSignInTexts()
  const form = useForm({
    id: 'number',
    labels: { phone: sms.newNumber },
    initial: { phone: '' },
    rules: { phone: (text) => firstBroken(text, [required, validPhone]) },
    clean: { phone: cleanPhone },
    wireNames: { telefono: 'phone' },
    send: ({ phone }) => send(phone),
  })
  return (
    <form {...form.formProps} className="mt-4 space-y-4">
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <TextField field={form.field('phone')} inputMode="numeric" autoComplete="tel-national" />
      <SubmitButton isBusy={form.isBusy}>{sms.sendThere}</SubmitButton>
      <button
        type="button"
        onClick={onBack}
        className="block min-h-11 rounded-lg px-2 text-sm font-semibold text-brand underline underline-offset-2"
      >
        {sms.back}
      </button>
    </form>
  )
}
