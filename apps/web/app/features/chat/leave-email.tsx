import { leaveContact } from '@shop/contract/shop/chat'
import { cleanEmail } from '@shop/domain/field-rules'
import { EmailField } from '@shop/ui/form/email-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { TextField } from '@shop/ui/form/text-field'
import { SubmitButton } from '../../kit/submit-button.tsx'
import { useForm } from '../../kit/use-form.ts'
import { useChatTexts } from './chat-texts.ts'
import type { Conversation } from './conversation/conversation.ts'

/** Where to answer somebody who does not wait. */
export function LeaveEmail({ id, conversation }: { readonly id: string; readonly conversation: Conversation }) {
  const texts = useChatTexts()
  const form = useForm({
    id,
    initial: { name: '', email: '' },
    rules: rulesOf(leaveContact),
    clean: { email: cleanEmail },
    send: (contact) => conversation.leaveContact(contact),
  })
  return (
    <form {...form.formProps} aria-label={texts.emailTitle} className="space-y-3 rounded-xl bg-white p-3 text-ink ring-1 ring-line">
      <p className="font-semibold">{texts.emailTitle}</p>
      <ErrorSummary of={form} />
      <TextField field={form.field('name')} label={texts.name} autoComplete="name" maxLength={80} />
      <EmailField field={form.field('email')} label={texts.email} />
      <SubmitButton isBusy={form.isBusy}>{texts.saveEmail}</SubmitButton>
    </form>
  )
}
