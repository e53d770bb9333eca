import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { readPolicies } from '../policies/policies.public.ts'
import type { KeyedMessage } from './deliver-message.ts'
import { type MailContent, renderMail } from './mail-layout.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue }
type Mail = {
  readonly key: string
  readonly to: string
  readonly locale: Locale
  readonly subject: string
  readonly content: MailContent
  /** Those in a line go one after the other: two that are queued in the same moment are still one. */
  readonly line?: string
}
type Sms = { readonly key: string; readonly to: string; readonly textOf: (shop: string) => string }

/** Joins the caller's transaction; the key makes it one mail however often it is queued or tried. Answers what will be sent. */
export async function queueMail({ db, jobs }: Deps, mail: Mail): Promise<KeyedMessage> {
  const { key, to, locale, subject, content, line } = mail
  const policies = await readPolicies(db)
  const message = {
    channel: 'email' as const,
    to,
    subject: `${subject} · ${policies.identity.name}`,
    ...renderMail(content, locale, policies),
    key,
  }
  await jobs.enqueue(db, 'send-message', message, { key, ...(line === undefined ? {} : { line }) })
  return message
}

/** The same by SMS. */
export async function queueSms({ db, jobs }: Deps, { key, to, textOf }: Sms): Promise<void> {
  const { identity } = await readPolicies(db)
  const text = textOf(identity.name)
  await jobs.enqueue(db, 'send-message', { channel: 'sms', to, subject: '', text, html: undefined, key }, { key })
}
