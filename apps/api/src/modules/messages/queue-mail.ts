import type { Locale } from '@shop/domain/locale'
import { type MailContent, renderMail } from '../messages/messages.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import type { CustomerDeps } from './customer-deps.ts'

type Mail = { readonly key: string; readonly to: string; readonly locale: Locale; readonly subject: string; readonly content: MailContent }

/** Joins the caller's transaction; the key makes it one mail however often it is queued or tried. */
export const queueMail = async ({ db, jobs }: CustomerDeps, { key, to, locale, subject, content }: Mail): Promise<void> => {
  const { identity } = await readPolicies(db)
  await jobs.enqueue(
    db,
    'send-message',
    { channel: 'email', to, subject: `${subject} · ${identity.name}`, ...renderMail(content, locale, identity), key },
    { key },
  )
}
