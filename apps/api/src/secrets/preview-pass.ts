import { timedPass } from './timed-pass.ts'

const LASTS_SECONDS = 12 * 60 * 60
const PREVIEW_COOKIE = 'vista-previa'

/** Shows a closed shop to whoever has it. */
export const { make: newPreviewPass, isGood: isPreviewPass } = timedPass('preview', LASTS_SECONDS)

/** As the browser brings it along. */
export function previewPassIn(cookies: string | undefined): string | undefined {
  return cookies?.match(new RegExp(`(?:^|; )(?:__Host-)?${PREVIEW_COOKIE}=([^;]+)`))?.[1]
}

export function previewCookie(pass: string, isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}${PREVIEW_COOKIE}=${pass}; Max-Age=${LASTS_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
