import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database/connect.ts'
import { inTime } from '../database/in-time.ts'
import { KeyReused, RequestInProgress } from '../problems.ts'
import { derivedKey } from '../secrets/derived-key.ts'
import { keyedHash } from '../secrets/random-secret.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { claimKey, findKeptAnswer, type KeptRow, keepAnswer, releaseKey } from './idempotency.queries.ts'

/** An answer as it is sent. */
export type Answer = { readonly status: number; readonly text: string; readonly cookies?: readonly string[] }

/** A delivery of a write: who sent it (by what they prove it with), under which key, and what it says. */
export type Delivery = { readonly credential: string; readonly key: string; readonly content: string }

export type KeptAnswers = {
  /** The first answer of this key, if there is one. */
  readonly find: (delivery: Delivery) => Promise<Answer | undefined>
  /** Does the work for the first delivery, and hands its answer to all others. Work that may be repeated is not waited for long. */
  readonly once: (delivery: Delivery, work: () => Promise<Answer>, options?: { readonly isRepeatable?: boolean }) => Promise<Answer>
}

const PATIENCE_MS = 6_000
/** Of the time that an answer may take at all: there has to be some left to say that the first delivery goes on. */
const PATIENT_SHARE = 0.8
/** Whoever began may have died over it; work that knows its own repetition need not wait to find out. */
const PATIENCE_FOR_REPEATABLE_MS = 1_000
const LOOK_EVERY_MS = 100
const PATIENCE_TO_RELEASE_MS = 1_000
/** Still being decided: not an answer to keep. */
const UNDECIDED = 202

export const keptAnswers = (db: Db, tokenSecret: string, longestAnswerMs: number): KeptAnswers => {
  const sealKey = derivedKey(tokenSecret, 'kept-answer')
  const fingerprintKey = derivedKey(tokenSecret, 'fingerprint')
  const patienceMs = Math.min(PATIENCE_MS, PATIENT_SHARE * longestAnswerMs)
  // Bodies hold passwords: without the key nobody can try them out against what is kept.
  const named = ({ credential, key, content }: Delivery) => ({
    caller: keyedHash(fingerprintKey, 'caller', credential),
    key,
    fingerprint: keyedHash(fingerprintKey, 'content', content),
  })
  const read = (row: KeptRow | undefined, fingerprint: string): Answer | undefined => {
    if (row && row.fingerprint !== fingerprint) throw new KeyReused()
    return row?.answer ? (JSON.parse(unseal(sealKey, row.answer)) as Answer) : undefined
  }
  const find = async (delivery: Delivery) => {
    const { caller, key, fingerprint } = named(delivery)
    return read(await findKeptAnswer(db, caller, key), fingerprint)
  }
  /** The answer of whoever began; none where this delivery has to do the work. */
  const claimOrWait = async (delivery: Delivery, isRepeatable: boolean): Promise<Answer | undefined> => {
    const { caller, key, fingerprint } = named(delivery)
    const claim = () => claimKey(db, caller, key, fingerprint)
    if (await claim()) return undefined
    const over = performance.now() + (isRepeatable ? PATIENCE_FOR_REPEATABLE_MS : patienceMs)
    while (performance.now() < over) {
      const row = await findKeptAnswer(db, caller, key)
      const answer = read(row, fingerprint)
      if (answer) return answer
      // Whoever began has given it up.
      if (!row && (await claim())) return undefined
      await pause(LOOK_EVERY_MS)
    }
    if (isRepeatable) return undefined
    throw new RequestInProgress()
  }
  return {
    find,
    once: async (delivery, work, { isRepeatable = false } = {}) => {
      const { caller, key } = named(delivery)
      const kept = await claimOrWait(delivery, isRepeatable)
      if (kept) return kept
      try {
        const answer = await work()
        if (answer.status === UNDECIDED) await releaseKey(db, caller, key)
        else await keepAnswer(db, caller, key, answer.status, seal(sealKey, JSON.stringify(answer)))
        return answer
      } catch (error) {
        // Where the database is away, that is what has to be said, and soon; the key is free when it is back, or its time is over.
        await inTime(releaseKey(db, caller, key), PATIENCE_TO_RELEASE_MS).catch(() => undefined)
        throw error
      }
    },
  }
}
