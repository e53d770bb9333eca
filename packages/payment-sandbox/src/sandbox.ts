import { createHash } from 'node:crypto'
import { cancelIntent } from './cancel-intent.ts'
import { authenticateIntent, confirmIntent } from './confirm-intent.ts'
import { createIntent } from './create-intent.ts'
import { type FormFields, listAt, textAt } from './form-body.ts'
import { refuseUnknown } from './known-parameters.ts'
import { failPayout, payOut } from './pay-out.ts'
import { createRefund } from './refund-charge.ts'
import { errorBody, missingObject, SandboxError } from './sandbox-error.ts'
import { listMoved, listPayouts, listRefunds } from './sandbox-ledger.ts'
import type { SandboxStore, SandboxTransaction } from './sandbox-store.ts'
import { openTill, type Till } from './sandbox-till.ts'
import type { Charge, Dispute, EarlyFraudWarning, Intent, KeptIntent, Payout } from './stripe-objects.ts'
import { ALL_WELL, readSwitches, type Switches } from './switches.ts'

export type SandboxOptions = {
  readonly store: SandboxStore
  /** Where the shop's visitors are: pages of the sandbox live there. */
  readonly publicUrl: string
  readonly now?: () => Date
}

/** An answer, and what the switches have in store for it. */
export type Answer = { readonly status: number; readonly body: string; readonly isReplay: boolean; readonly isLost: boolean }

export type Write = { readonly path: string; readonly form: string; readonly fields: FormFields; readonly key: string | undefined }

export type SeenPayment = {
  readonly kept: KeptIntent
  readonly dispute: Dispute | undefined
  readonly warning: EarlyFraudWarning | undefined
}

export type Sandbox = ReturnType<typeof createSandbox>

/** The provider's till in miniature. All it knows is in the store, so that several processes and restarts share it. */
export function createSandbox({ store, publicUrl, now = () => new Date() }: SandboxOptions) {
  const inTill = <Result>(work: (till: Till, transaction: SandboxTransaction) => Promise<Result>): Promise<Result> =>
    store.transaction(async (transaction) => work(await openTill(transaction, now(), publicUrl), transaction))

  /** A write with its idempotency key: the second request of a key gets the first answer. */
  const write = (request: Write, operate: (till: Till) => Promise<object>): Promise<Answer> =>
    refusing(() =>
      inTill(async (till, transaction) => {
        const isLost = till.switches.answersToLose > 0
        if (isLost) await transaction.saveSwitches({ ...till.switches, answersToLose: till.switches.answersToLose - 1 })
        const before = request.key ? await earlierAnswer(transaction, request.key, fingerprintOf(request)) : undefined
        if (before) return { status: before.status, body: before.body, isReplay: true, isLost }
        const { status, body } = answerOf(await expanded(till.findCharge, await operate(till), request.fields))
        if (request.key) await transaction.keepAnswer(request.key, { fingerprint: fingerprintOf(request), status, body })
        return { status, body, isReplay: false, isLost }
      }),
    )

  const read = (find: () => Promise<object>): Promise<Answer> =>
    refusing(async () => ({ status: 200, body: JSON.stringify(await find()), isReplay: false, isLost: false }))

  const peekIntent = async (id: string) => (await store.peek('intent', id)) as KeptIntent | undefined
  const peekCharge = async (id: string) => (await store.peek('charge', id)) as Charge | undefined

  return {
    store,
    now,
    inTill,
    createIntent: (request: Write) => write(request, (till) => createIntent(till, request.fields)),
    confirmIntent: (id: string, request: Write) =>
      write(request, async (till) => {
        refuseUnknown('confirm', request.fields)
        return confirmIntent(till, await intentOf(till, id, request.fields), request.fields)
      }),
    authenticateIntent: (id: string, request: Write) =>
      write(request, async (till) => {
        refuseUnknown('authenticate', request.fields)
        return authenticateIntent(till, await intentOf(till, id, request.fields), textAt(request.fields, 'outcome'))
      }),
    cancelIntent: (id: string, request: Write) =>
      write(request, async (till) => cancelIntent(till, await intentOf(till, id, request.fields), request.fields)),
    createRefund: (request: Write) => write(request, (till) => createRefund(till, request.fields)),
    readIntent: (id: string, query: FormFields) =>
      read(async () => expanded(peekCharge, owned(await peekIntent(id), id, query).intent, query)),
    /** What nothing is read of but itself. */
    readObject: (kind: 'refund' | 'dispute' | 'warning' | 'payout', id: string) =>
      read(async () => {
        const found = await store.peek(kind, id)
        if (!found) throw missingObject(kind, id)
        return found
      }),
    listEvents: (limit: number) =>
      read(() =>
        store.transaction(async (transaction) => ({
          object: 'list',
          url: '/v1/events',
          has_more: false,
          data: await transaction.list('event', limit),
        })),
      ),
    readBalance: () =>
      read(async () => ({
        object: 'balance',
        livemode: false,
        available: [{ amount: await inTill((_, transaction) => transaction.sumMoved()), currency: 'mxn', source_types: {} }],
        pending: [],
      })),
    listMoved: (query: FormFields) => read(() => store.transaction((transaction) => listMoved(transaction, query))),
    listRefunds: (query: FormFields) => read(() => store.transaction((transaction) => listRefunds(transaction, query))),
    listPayouts: (query: FormFields) => read(() => store.transaction((transaction) => listPayouts(transaction, query))),
    /** All that moved until then; a payout that fails does so at once. */
    payOut: (until: Date, { isFailing = false } = {}): Promise<Payout | undefined> =>
      inTill(async (till, transaction) => {
        const payout = await payOut(till, transaction, until)
        if (payout && isFailing) await failPayout(till, transaction, payout)
        return payout
      }),
    latestPayouts: (limit: number): Promise<readonly Payout[]> =>
      inTill(async (_, transaction) => (await transaction.list('payout', limit)) as Payout[]),
    readSwitches: (): Promise<Switches> => inTill(async (till) => till.switches),
    saveSwitches: (given: Readonly<Record<string, unknown>>): Promise<Switches> =>
      inTill(async (till, transaction) => {
        const switches = readSwitches(given, till.switches)
        await transaction.saveSwitches(switches)
        return switches
      }),
    resetSwitches: (): Promise<void> => inTill((_, transaction) => transaction.saveSwitches(ALL_WELL)),
    listIntents: (limit: number): Promise<readonly KeptIntent[]> =>
      inTill(async (_, transaction) => (await transaction.list('intent', limit)) as KeptIntent[]),
    /** The latest, each with what its card's bank says about it. */
    listPayments: (limit: number): Promise<readonly SeenPayment[]> =>
      inTill(async (till, transaction) => {
        const seen: SeenPayment[] = []
        for (const kept of (await transaction.list('intent', limit)) as KeptIntent[]) {
          const chargeId = kept.intent.latest_charge ?? ''
          seen.push({ kept, dispute: await till.findDisputeOf(chargeId), warning: await till.findWarningOf(chargeId) })
        }
        return seen
      }),
    peekIntent,
    findVoucher: (number: string): Promise<KeptIntent | undefined> => inTill((till) => till.findVoucher(number)),
  }
}

/** A client secret, where one is given, has to be the intent's own. */
async function intentOf(till: Till, id: string, fields: FormFields): Promise<KeptIntent> {
  return owned(await till.findIntent(id), id, fields)
}

function owned(kept: KeptIntent | undefined, id: string, fields: FormFields): KeptIntent {
  const secret = textAt(fields, 'client_secret')
  if (!kept || (secret !== undefined && secret !== kept.intent.client_secret)) throw missingObject('payment_intent', id)
  return kept
}

async function earlierAnswer(transaction: SandboxTransaction, key: string, fingerprint: string) {
  if (!(await transaction.lockKey(key)))
    throw new SandboxError(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'Another request with this idempotency key is in progress.',
    })
  const kept = await transaction.findAnswer(key)
  if (kept && kept.fingerprint !== fingerprint)
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    })
  return kept
}

/** A declined card is an answer like any other, with 402: what happened has to be kept. */
function answerOf(object: object): { readonly status: number; readonly body: string } {
  const intent = object as Partial<Intent>
  const isDeclined = intent.object === 'payment_intent' && intent.status === 'requires_payment_method' && intent.last_payment_error
  if (!isDeclined) return { status: 200, body: JSON.stringify(object) }
  const refusal = new SandboxError(402, isDeclined, object as Intent)
  return { status: 402, body: JSON.stringify(errorBody(refusal)) }
}

async function expanded(findCharge: (id: string) => Promise<Charge | undefined>, object: object, fields: FormFields): Promise<object> {
  const { latest_charge } = object as Partial<Intent>
  if (!latest_charge || !listAt(fields, 'expand').includes('latest_charge')) return object
  return { ...object, latest_charge: await findCharge(latest_charge) }
}

async function refusing(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    return { status: error.status, body: JSON.stringify(errorBody(error)), isReplay: false, isLost: false }
  }
}

function fingerprintOf({ path, form }: Write): string {
  return createHash('sha256').update(`${path}\n${form}`).digest('base64url')
}
