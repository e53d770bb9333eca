import { hash } from 'node:crypto'
import { ownMemory } from '../own-memory.ts'
import { type Encoding, packed, SMALLEST_PACKED } from './encoding.ts'

/** An answer that is the same for everybody, as the bytes that are sent. */
export type SharedAnswer = {
  readonly etag: string
  /** In its own thread's memory alone: nothing larger stands behind it. */
  readonly identity: Buffer
  readonly packed: { br?: Buffer; gzip?: Buffer }
  readonly version: number
  readonly madeAt: number
  /** Whose asking was counted while this answer was the newest, where it matters that somebody asks. */
  readonly counted: Set<string>
}

export type SharedAnswers = {
  /** What can be sent at once. */
  readonly find: (address: string) => SharedAnswer | undefined
  /** Of several who ask for the same at once, one has it made. */
  readonly make: (address: string, work: () => Promise<string>) => Promise<SharedAnswer>
  /** As it travels; what nobody asks for is not packed. */
  readonly bodyOf: (address: string, answer: SharedAnswer, encoding: Encoding) => Buffer | Promise<Buffer>
  readonly size: () => { readonly answers: number; readonly bytes: number }
}

/** Discounts begin and end by the clock, without any change in the database. */
const FRESH_MS = 30_000
const MOST_BYTES = 16_000_000
const MOST_ANSWERS = 8_000
/** Addresses that people follow are far shorter. */
const LONGEST_ADDRESS = 1_000
/** What an object, its strings and its place in the lists cost beside their content. */
const OVERHEAD_BYTES = 1_000
export const MOST_COUNTED = 50

/**
 * Keeps public answers for as long as nothing they show changes. Whatever strangers ask for, it holds so much and no more: what was made
 * longest ago gives way, for what is asked for is made anew every half minute.
 */
export function sharedAnswers(version: () => number, now: () => number = Date.now): SharedAnswers {
  const kept = new Map<string, SharedAnswer>()
  const underWay = new Map<string, { readonly version: number; readonly answer: Promise<SharedAnswer> }>()
  let bytes = 0

  const forget = (address: string) => {
    const answer = kept.get(address)
    if (!answer) return
    bytes -= bytesOf(address, answer)
    kept.delete(address)
  }
  const isYoung = (madeAt: number) => now() - madeAt < FRESH_MS
  /** In the order in which they were made: nobody gets the old ones any more. */
  const makeRoom = () => {
    for (const [address, { madeAt }] of kept) {
      if (bytes <= MOST_BYTES && kept.size <= MOST_ANSWERS && isYoung(madeAt)) return
      forget(address)
    }
  }
  const make = async (address: string, before: number, work: () => Promise<string>): Promise<SharedAnswer> => {
    const identity = ownMemory(await work())
    const etag = `"${hash('sha1', identity, 'base64url')}"`
    const answer = { etag, identity, packed: {}, version: before, madeAt: now(), counted: new Set<string>() }
    if (address.length > LONGEST_ADDRESS) return answer
    forget(address)
    kept.set(address, answer)
    bytes += bytesOf(address, answer)
    makeRoom()
    return answer
  }
  return {
    find: (address) => {
      const answer = kept.get(address)
      return answer && answer.version === version() && isYoung(answer.madeAt) ? answer : undefined
    },
    make: (address, work) => {
      // The version before the work: a change meanwhile must not be taken for included, nor be missed by whoever asks after it.
      const before = version()
      const running = underWay.get(address)
      if (running?.version === before) return running.answer
      const answer = make(address, before, work).finally(() => {
        if (underWay.get(address)?.answer === answer) underWay.delete(address)
      })
      underWay.set(address, { version: before, answer })
      return answer
    },
    bodyOf: (address, answer, encoding) => {
      if (encoding === 'identity' || answer.identity.length < SMALLEST_PACKED) return answer.identity
      const ready = answer.packed[encoding]
      if (ready) return ready
      const keep = (body: Buffer): Buffer => {
        const own = ownMemory(body)
        const isKept = kept.get(address) === answer && answer.packed[encoding] === undefined
        answer.packed[encoding] = own
        if (isKept) bytes += own.length
        makeRoom()
        return own
      }
      const body = packed(answer.identity, encoding)
      return body instanceof Promise ? body.then(keep) : keep(body)
    },
    size: () => ({ answers: kept.size, bytes }),
  }
}

function bytesOf(address: string, { identity, packed }: SharedAnswer): number {
  return OVERHEAD_BYTES + 2 * address.length + identity.length + (packed.br?.length ?? 0) + (packed.gzip?.length ?? 0)
}
