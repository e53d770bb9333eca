import { timedPass } from './timed-pass.ts'

const LASTS_SECONDS = 12 * 60 * 60
const PREVIEW_COOKIE = 'vista-previa'

/** Shows a closed shop to whoever has it. */
export const { make: newPreviewPass, isGood: isPreviewPass } = timedPass('preview', LASTS_SECONDS)

/** As the browser brings it along. */
export const previewPassIn = (cookies: string | undefined): string | undefined =>
  cookies?.match(new RegExp(`(?:^|; )(?:__Host-)?${PREVIEW_COOKIE}=([^;]+)`))?.[1]

export const previewCookie = (pass: string, isHttps: boolean): string =>
  `${isHttps ? '__Host-' : ''}${PREVIEW_COOKIE}=${pass}; Max-Age=${LASTS_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
