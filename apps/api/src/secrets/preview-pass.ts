import { timingSafeEqual } from 'node:crypto'
import { derivedKey } from './derived-key.ts'
import { keyedHash } from './random-secret.ts'

const LASTS_SECONDS = 12 * 60 * 60
export const PREVIEW_COOKIE = 'vista-previa'

/** Shows a closed shop to whoever has it. It says itself when its time is over, so that every host can judge it alone. */
export const newPreviewPass = (secret: string, now = Date.now()): string => {
  const until = Math.floor(now / 1_000 + LASTS_SECONDS).toString(36)
  return `${until}.${signature(secret, until)}`
}

export const isPreviewPass = (secret: string, pass: string | undefined, now = Date.now()): boolean => {
  const [until = '', signed = ''] = pass?.split('.') ?? []
  const [expected, given] = [Buffer.from(signature(secret, until)), Buffer.from(signed)]
  return given.length === expected.length && timingSafeEqual(given, expected) && now / 1_000 < Number.parseInt(until, 36)
}

/** As the browser brings it along. */
export const previewPassIn = (cookies: string | undefined): string | undefined =>
  cookies?.match(new RegExp(`(?:^|; )(?:__Host-)?${PREVIEW_COOKIE}=([^;]+)`))?.[1]

export const previewCookie = (pass: string, isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}${PREVIEW_COOKIE}=${pass}; Max-Age=${LASTS_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`

const signature = (secret: string, until: string): string => keyedHash(derivedKey(secret, 'preview'), until)
