import { keysOf, type TrialName } from '@shop/domain/opening'
import { serverTexts } from '@shop/texts/server-texts'
import { transactional } from '../../database/transactional.ts'
import type { JobHandlers, JobQueue } from '../../ports/job-queue.ts'
import type { Messenger } from '../../ports/messenger.ts'
import { NoPaymentProvider } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { renderMail } from '../messages/messages.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { findStaff, STAFF_LOCALE } from '../staff/staff.public.ts'
import { writeTrial } from './opening.queries.ts'
import type { OpeningDeps } from './read-opening.ts'

export type TryDeps = OpeningDeps & { readonly messenger: Messenger }
export type AskDeps = TryDeps & { readonly jobs: JobQueue }

const LONGEST_NOTE = 300

/** The keys are the environment's; that they are good only the provider knows. */
export async function tryPayments(deps: TryDeps, staffId: number): Promise<void> {
  if (deps.payments.name === 'none') throw new NoPaymentProvider()
  return tried(deps, staffId, 'payments', async () => {
    const { isLive } = await deps.payments.proveConnection()
    return keysOf(isLive)
  })
}

/** To whoever asks, who then sees whether it came. Only the worker needs a mail server; an API without one has it tried there. */
export async function tryMail(deps: AskDeps, staffId: number): Promise<void> {
  await takeTrial(deps, staffId)
  const isWorkers = deps.settings.mode === 'production' && deps.settings.mail === undefined
  await (isWorkers ? askWorkerForMail(deps, staffId) : keepOutcome(deps, staffId, 'mail', sendTrialMail(deps, staffId)))
}

const askWorkerForMail = transactional(async ({ db, jobs }: AskDeps, staffId: number): Promise<void> => {
  await writeTrial(db, 'mail', staffId, { state: 'running', note: '' })
  await jobs.enqueue(db, 'try-mail', { staffId }, { key: 'try-mail' })
})

export function trialJobs(deps: TryDeps): Pick<JobHandlers, 'try-mail'> {
  return {
    'try-mail': ({ staffId }) => keepOutcome(deps, staffId, 'mail', sendTrialMail(deps, staffId)),
  }
}

async function sendTrialMail(deps: TryDeps, staffId: number): Promise<string> {
  const policies = await readPolicies(deps.db)
  const { identity } = policies
  const { name = '', email = '' } = (await findStaff(deps.db, staffId)) ?? {}
  const { subject, lead } = serverTexts(STAFF_LOCALE).staffMails.trial
  const content = { name, lead: lead(identity.name), notes: [] }
  await deps.messenger.send({
    channel: 'email',
    to: email,
    subject: `${subject} · ${identity.name}`,
    ...renderMail(content, STAFF_LOCALE, policies),
  })
  return email
}

export function trySms(deps: TryDeps, staffId: number, phone: string): Promise<void> {
  return tried(deps, staffId, 'sms', async () => {
    await consumeRateLimit(deps.db, [{ limits: limits.smsOfTheShop(deps.settings.smsPerDay), of: 'shop' }])
    const { identity } = await readPolicies(deps.db)
    const text = serverTexts(STAFF_LOCALE).staffMails.trial.sms(identity.name)
    await deps.messenger.send({ channel: 'sms', to: phone, subject: '', text, html: undefined })
    return `•••• ${phone.slice(-4)}`
  })
}

/** It went well or it did not: both are worth knowing, and the last time counts. */
async function tried(deps: TryDeps, staffId: number, name: TrialName, attempt: () => Promise<string>): Promise<void> {
  await takeTrial(deps, staffId)
  await keepOutcome(deps, staffId, name, attempt())
}

function takeTrial(deps: TryDeps, staffId: number) {
  return consumeRateLimit(deps.db, [{ limits: limits.TRIALS_PER_MEMBER, of: String(staffId) }])
}

async function keepOutcome(deps: TryDeps, staffId: number, name: TrialName, attempt: Promise<string>): Promise<void> {
  const outcome = await attempt.then(
    (note) => ({ state: 'good' as const, note }),
    (error: unknown) => ({ state: 'failed' as const, note: reasonOf(error) }),
  )
  await keepTrial(deps, staffId, name, outcome)
}

const keepTrial = transactional(
  async (deps: TryDeps, staffId: number, name: TrialName, outcome: { readonly state: 'good' | 'failed'; readonly note: string }) => {
    await writeTrial(deps.db, name, staffId, outcome)
    await recordChange(deps.db, staffId, {
      action: 'opening-tried',
      subject: { kind: 'setting', ref: name },
      after: { status: outcome.state, note: outcome.note },
    })
  },
)

/** What the other side said is in the innermost of them. */
function reasonOf(error: unknown): string {
  const { cause } = error as { readonly cause?: unknown }
  if (cause instanceof Error) return reasonOf(cause)
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_NOTE)
}
