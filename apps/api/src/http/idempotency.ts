import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../database/connect.ts'
import { inTime } from '../database/in-time.ts'
import { inWriteTransaction } from '../database/write-transaction.ts'
import { Problem } from '../problem.ts'
import { KeyReused, RequestInProgress } from '../problems.ts'
import { derivedKey } from '../secrets/derived-key.ts'
import { keyedHash } from '../secrets/random-secret.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { deleteClaim, findKeptAnswer, insertAnswer, insertClaim, isUnderWay, lockKey } from './idempotency.queries.ts'

/** An answer as it is sent. */
export type Answer = { readonly status: number; readonly text: string; readonly cookies?: readonly string[] }

/** A delivery of a write: who sent it (by what they prove it with), under which key, and what it says, once that has been read. */
export type Delivery = { readonly credential: string; readonly key: string; readonly content: () => string | undefined }

export type KeptAnswers = {
  /** The first answer of this key, if there is one. */
  readonly find: (delivery: Delivery) => Promise<Answer | undefined>
  /** Work in one transaction, which its answer belongs to: of all deliveries one does it, and a second one knows what became of the first. */
  readonly once: (delivery: Delivery, work: () => Promise<Answer>) => Promise<Answer>
  /** Work in steps that no transaction holds together. It finds by a key of its own how far an earlier delivery came. */
  readonly onceInSteps: (delivery: Delivery, work: () => Promise<Answer>) => Promise<Answer>
}

const TIMEOUT_MS = 6_000
/** Of the time that an answer may take at all: there has to be some left to say that the first delivery goes on. */
const PATIENT_SHARE = 0.8
/** The first delivery may have been killed; the second finds out by its own key. */
const PATIENCE_FOR_STEPS_MS = 1_000
const LOOK_EVERY_MS = 100
const PATIENCE_TO_RELEASE_MS = 1_000
/** Still being decided: not an answer to keep. */
const UNDECIDED = 202

/** Another delivery of the same write is doing it, or has just done it. */
class DoneElsewhere extends Error {}

export function keptAnswers(db: Db, tokenSecret: string, longestAnswerMs: number): KeptAnswers {
  const sealKey = derivedKey(tokenSecret, 'kept-answer')
  const fingerprintKey = derivedKey(tokenSecret, 'fingerprint')
  const timeoutMs = Math.min(TIMEOUT_MS, PATIENT_SHARE * longestAnswerMs)
  // Bodies hold passwords: without the key nobody can try them out against what is kept.
  const claimOf = ({ credential, key, content }: Delivery) => ({
    caller: keyedHash(fingerprintKey, 'caller', credential),
    key,
    fingerprint: () => {
      const read = content()
      return read === undefined ? undefined : keyedHash(fingerprintKey, 'content', read)
    },
  })
  type Claim = ReturnType<typeof claimOf>

  const findAnswer = async (claim: Claim): Promise<Answer | undefined> => {
    const fingerprint = claim.fingerprint()
    if (fingerprint === undefined) return undefined
    const row = await findKeptAnswer(db, claim)
    if (row && row.fingerprint !== fingerprint) throw new KeyReused()
    return row?.answer ? (JSON.parse(unseal(sealKey, row.answer)) as Answer) : undefined
  }
  /** False if another delivery was faster. */
  const keepAnswer = async (claim: Claim, answer: Answer): Promise<boolean> => {
    const fingerprint = claim.fingerprint()
    // The body broke off: there is nothing to compare a second delivery with.
    if (fingerprint === undefined) return true
    return insertAnswer(db, { ...claim, fingerprint }, answer.status, seal(sealKey, JSON.stringify(answer)))
  }

  /** Undefined if another delivery was faster. */
  const perform = async (claim: Claim, work: () => Promise<Answer>): Promise<Answer | undefined> => {
    const begin = async () => {
      if (!(await lockKey(db, claim))) throw new DoneElsewhere()
    }
    const end = async (answer: Answer) => {
      if (!(await keepAnswer(claim, answer))) throw new DoneElsewhere()
    }
    try {
      return await inWriteTransaction(begin, work, end)
    } catch (error) {
      if (error instanceof DoneElsewhere) return undefined
      // A conflict may come from another delivery of this very write.
      const kept = error instanceof Problem ? await inTime(findAnswer(claim), PATIENCE_TO_RELEASE_MS).catch(() => undefined) : undefined
      if (kept) return kept
      throw error
    }
  }

  /** The answer of an earlier delivery; none where this one has to do the work. */
  const claimSteps = async (claim: Claim): Promise<Answer | undefined> => {
    const until = performance.now() + PATIENCE_FOR_STEPS_MS
    while (!(await insertClaim(db, { ...claim, fingerprint: claim.fingerprint() ?? '' }))) {
      const answer = await findAnswer(claim)
      if (answer || performance.now() > until) return answer
      await pause(LOOK_EVERY_MS)
    }
    return undefined
  }

  return {
    find: (delivery) => findAnswer(claimOf(delivery)),
    once: async (delivery, work) => {
      const claim = claimOf(delivery)
      const until = performance.now() + timeoutMs
      for (;;) {
        const answer = (await findAnswer(claim)) ?? (await perform(claim, work))
        if (answer) return answer
        while (await isUnderWay(db, claim)) {
          if (performance.now() > until) throw new RequestInProgress()
          await pause(LOOK_EVERY_MS)
        }
      }
    },
    onceInSteps: async (delivery, work) => {
      const claim = claimOf(delivery)
      const kept = await claimSteps(claim)
      if (kept) return kept
      try {
        const answer = await work()
        if (answer.status === UNDECIDED) await deleteClaim(db, claim)
        else await keepAnswer(claim, answer)
        return answer
      } catch (error) {
        // After any other error the outcome is unknown: the claim stays, for the next delivery and the audit.
        if (error instanceof Problem) await inTime(deleteClaim(db, claim), PATIENCE_TO_RELEASE_MS).catch(() => undefined)
        throw error
      }
    },
  }
}
