import { timingSafeEqual } from 'node:crypto'
import { derivedKey, type Purpose } from './derived-key.ts'
import { keyedHash } from './random-secret.ts'

export type TimedPass = {
  readonly make: (secret: string, now?: number) => string
  readonly isGood: (secret: string, pass: string | undefined, now?: number) => boolean
}

/** Says itself when its time is over, so that every host can judge it alone. */
export function timedPass(purpose: Purpose, lastsSeconds: number): TimedPass {
  const signature = (secret: string, until: string): string => keyedHash(derivedKey(secret, purpose), until)
  return {
    make: (secret, now = Date.now()) => {
      const until = Math.floor(now / 1_000 + lastsSeconds).toString(36)
      return `${until}.${signature(secret, until)}`
    },
    isGood: (secret, pass, now = Date.now()) => {
      const [until = '', signed = ''] = pass?.split('.') ?? []
      const [expected, given] = [Buffer.from(signature(secret, until)), Buffer.from(signed)]
      return given.length === expected.length && timingSafeEqual(given, expected) && now / 1_000 < Number.parseInt(until, 36)
    },
  }
}
