import { safeNext } from '@shop/contract/next-page'
import type { Locale } from '@shop/domain/locale'
import { PATHS, PATHS_FROM_OUTSIDE, pathTo } from '@shop/domain/site-paths'
import type { SecretPurpose } from './secrets.queries.ts'

/** Pages that mails lead to, at the configured address: what a request says about its host is never believed. */
export function accountLink(
  publicUrl: string,
  locale: Locale,
  purpose: Exclude<SecretPurpose, 'verify-phone'>,
  secret: string,
  asked?: string,
): string {
  const next = safeNext(asked)
  switch (purpose) {
    case 'verify-email':
      return `${publicUrl}${pathTo(PATHS.login, locale)}?verificar=${secret}${next ? `&next=${encodeURIComponent(next)}` : ''}`
    case 'permit-sign-in':
      return `${publicUrl}${pathTo(PATHS.login, locale)}?permiso=${secret}`
    case 'reset-password':
    case 'disown-change':
      return publicUrl + pathTo(PATHS_FROM_OUTSIDE.newPassword, locale, secret)
    case 'change-email':
    case 'change-phone':
      return publicUrl + pathTo(PATHS_FROM_OUTSIDE.confirmChange, locale, secret)
  }
}

export function forgottenPasswordPage(publicUrl: string, locale: Locale): string {
  return publicUrl + pathTo(PATHS.forgottenPassword, locale)
}
