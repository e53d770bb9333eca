import {
  checkResetToken,
  login,
  register,
  resendEmail,
  resendVerification,
  resetPassword,
  sendResetToken,
  verifyEmail,
  verifySms,
} from '@shop/contract/shop/sign-in'
import type { SignedIn } from '@shop/contract/wire/people/customer'
import type { Locale } from '@shop/domain/locale'
import { stored } from '../browser/stored.ts'
import { callApi } from './call-api.ts'

/** What tells this browser from a stranger's when somebody fails to sign in again and again. */
const knownDevice = stored<string>({ key: 'equipo', empty: '', parse: String, isEmpty: (mark) => mark === '' })
function remember(signedIn: SignedIn): SignedIn {
  knownDevice.write(signedIn.knownDevice)
  return signedIn
}

type Credentials = { readonly email: string; readonly password: string; readonly permit: string | undefined }
type Applicant = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly password: string
  /** Where the link of the mail leads afterwards. */
  readonly next: string | undefined
}

/** Arrives with the first form that is sent: the contract behind it would weigh on the page. */
export async function signInCalls(locale: Locale) {
  const call = await callApi(locale)
  return {
    login: async (body: Credentials) => remember(await call(login, { body: { ...body, knownDevice: knownDevice.read() || undefined } })),
    register: (applicant: Applicant) => call(register, { body: { ...applicant, acceptsPrivacy: true, address: undefined } }),
    followLink: (token: string) => call(verifyEmail, { params: { token } }),
    enterCode: async (token: string, code: string) => remember(await call(verifySms, { params: { token }, body: { code } })),
    resendMail: (email: string, next?: string) => call(resendEmail, { body: { email, next } }),
    resendVerification: (email: string, next?: string) => call(resendVerification, { body: { email, next } }),
    askForReset: (email: string) => call(sendResetToken, { body: { email } }),
    checkReset: (token: string) => call(checkResetToken, { params: { token } }),
    resetPassword: (token: string, password: string) => call(resetPassword, { body: { token, password } }),
  }
}
