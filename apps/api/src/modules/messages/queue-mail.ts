import type { Locale } from '@shop/domain/locale'
import type { Db } from '../../database/connect.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { readPolicies } from '../policies/policies.public.ts'
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

/** Joins the caller's transaction; the key makes it one mail however often it is queued or tried. */
export const queueMail = async ({ db, jobs }: Deps, { key, to, locale, subject, content, line }: Mail): Promise<void> => {
  const policies = await readPolicies(db)
  await jobs.enqueue(
    db,
    'send-message',
    { channel: 'email', to, subject: `${subject} · ${policies.identity.name}`, ...renderMail(content, locale, policies), key },
    { key, ...(line === undefined ? {} : { line }) },
  )
}

/** The same by SMS. */
export const queueSms = async ({ db, jobs }: Deps, { key, to, textOf }: Sms): Promise<void> => {
  const { identity } = await readPolicies(db)
  const text = textOf(identity.name)
  await jobs.enqueue(db, 'send-message', { channel: 'sms', to, subject: '', text, html: undefined, key }, { key })
}
