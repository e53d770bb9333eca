import { maskedPhone } from '@shop/domain/customer'
import type { Locale } from '@shop/domain/locale'
import { lazily } from '../../browser/lazily.ts'
import { openSession } from '../../browser/session.ts'
import { callSignIn } from '../../calls/calls.ts'
import type { Newcomer } from '../../common/sign-in/sign-in-dialogs.ts'
import type { SentCode } from '../../common/sign-in/sms-dialog.tsx'

/** Another code to the number that was registered. */
export async function resendCode(locale: Locale, { email }: Newcomer, phoneNumber: string): Promise<SentCode> {
  const { token } = await (await callSignIn(locale)).resendVerification(email)
  return { token: token ?? '', phoneNumber }
}

/** The account exists already: its owner signs in with what was typed a moment ago and corrects the number. */
export async function correctNumber(locale: Locale, newcomer: Newcomer, phone: string): Promise<SentCode> {
  const { email, password } = newcomer
  openSession(await (await callSignIn(locale)).login({ email, password, permit: undefined }))
  const { accountCalls } = await lazily(() => import('../../calls/account-calls.ts'))
  const { awaits } = await accountCalls(locale).update({ phone, currentPassword: password })
  // The number that is there already is no change, but its owner wants a code all the same.
  return awaits.smsToken ? { token: awaits.smsToken, phoneNumber: maskedPhone(phone) } : resendCode(locale, newcomer, maskedPhone(phone))
}
