import type { Locale } from '@shop/domain/locale'
import type { SecretPurpose } from './secrets.queries.ts'

/** Pages that mails lead to, at the configured address: what a request says about its host is never believed. */
export const accountLink = (publicUrl: string, locale: Locale, purpose: Exclude<SecretPurpose, 'verify-phone'>, secret: string): string => {
  const page = `${publicUrl}/${locale}`
  switch (purpose) {
    case 'verify-email':
      return `${page}/login?verificar=${secret}`
    case 'permit-sign-in':
      return `${page}/login?permiso=${secret}`
    case 'reset-password':
      return `${page}/password-reset/${secret}`
    case 'change-email':
    case 'change-phone':
      return `${page}/mi-cuenta/verify/${secret}`
  }
}

export const forgottenPasswordPage = (publicUrl: string, locale: Locale): string => `${publicUrl}/${locale}/password-reset`
