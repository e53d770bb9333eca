import { serverTexts } from '@shop/texts/server-texts'
import { queueMail } from '../messages/messages.public.ts'
import { forgottenPasswordPage } from './account-links.ts'
import type { CustomerDeps } from './customer-deps.ts'
import type { Account } from './customers.queries.ts'

/** If it was somebody else, the owner learns of it and of the way back in. */
export async function tellOfNewPassword(deps: CustomerDeps, { email, firstName, locale }: Account, changeId: string): Promise<void> {
  const { passwordChanged } = serverTexts(locale).mails
  await queueMail(deps, {
    key: `password-changed ${changeId}`,
    to: email,
    locale,
    subject: passwordChanged.subject,
    content: {
      name: firstName,
      lead: passwordChanged.lead,
      action: { label: passwordChanged.button, url: forgottenPasswordPage(deps.settings.publicUrl, locale) },
      notes: [],
    },
  })
}
