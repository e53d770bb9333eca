import { cleanEmail, firstBroken, lettersOnly, required, validEmail } from '@shop/domain/field-rules'
import { ErrorSummary } from '../forms/error-summary.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { TextField } from '../forms/text-field.tsx'
import { useForm } from '../forms/use-form.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation.ts'

/** Where to answer somebody who does not wait. */
export const LeaveEmail = ({ id, conversation }: { readonly id: string; readonly conversation: Conversation }) => {
  const texts = useChatTexts()
  const form = useForm({
    id,
    labels: { name: texts.name, email: texts.email },
    initial: { name: '', email: '' },
    rules: {
      name: (text) => firstBroken(text, [required, lettersOnly]),
      email: (text) => firstBroken(text, [required, validEmail]),
    },
    clean: { email: cleanEmail },
    wireNames: { nombre: 'name' },
    send: conversation.leaveContact,
  })
  return (
    <form {...form.formProps} aria-label={texts.emailTitle} className="space-y-3 rounded-xl bg-white p-3 text-ink ring-1 ring-line">
      <p className="font-semibold">{texts.emailTitle}</p>
      <ErrorSummary refusal={form.refusal} wrong={form.wrong} />
      <TextField field={form.field('name')} autoComplete="name" maxLength={80} />
      <TextField field={form.field('email')} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      <SubmitButton isBusy={form.isBusy}>{texts.saveEmail}</SubmitButton>
    </form>
  )
}
