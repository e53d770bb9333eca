import type { staffSignIn as spanish } from '../../es/staff/sign-in.ts'

export const staffSignIn: typeof spanish = {
  title: 'Sign in to the back office',
  expired: 'Your session has ended',
  expiredText: 'Sign in again and go on where you were.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  codeTitle: 'Verification code',
  codeText: 'Open your authenticator app and type the 6-digit code for this shop.',
  code: '6-digit code',
  useRecovery: 'I lost my phone: use a recovery code',
  useApp: 'Use the code from the app',
  recoveryText: 'Type one of the codes you kept when you turned verification on. Each works once.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Ten letters, like ABCDE-FGHJK',
  otherAccount: 'Use another account',
  mustEnrol: 'Before you start, turn on two-step verification',
  mustEnrolText: 'Your role can do everything in the shop, so a password alone is not enough.',
}
