import type { Locale } from '@shop/domain/locale'
import { PAGES, pathTo } from '@shop/domain/site-map'
import type { SecretPurpose } from './secrets.queries.ts'

/** Pages that mails lead to, at the configured address: what a request says about its host is never believed. */
export const accountLink = (publicUrl: string, locale: Locale, purpose: Exclude<SecretPurpose, 'verify-phone'>, secret: string): string => {
  switch (purpose) {
    case 'verify-email':
      return `${publicUrl}${pathTo(PAGES.login, locale)}?verificar=${secret}`
    case 'permit-sign-in':
      return `${publicUrl}${pathTo(PAGES.login, locale)}?permiso=${secret}`
    case 'reset-password':
      return publicUrl + pathTo(PAGES.newPassword, locale, { token: secret })
    case 'change-email':
    case 'change-phone':
      return publicUrl + pathTo(PAGES.confirmChange, locale, { id: secret })
  }
}

export const forgottenPasswordPage = (publicUrl: string, locale: Locale): string => publicUrl + pathTo(PAGES.forgottenPassword, locale)
