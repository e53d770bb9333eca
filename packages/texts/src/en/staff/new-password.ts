import type { staffNewPassword as spanish } from '../../es/staff/new-password.ts'

export const staffNewPassword: typeof spanish = {
  title: 'Choose a new password',
  lead: 'When it is saved, all your sessions in the back office end.',
  password: 'New password',
  codeHint: 'The one your authenticator app shows now.',
  submit: 'Save password',
  submitting: 'Saving…',
  done: 'Your password changed',
  doneText: 'All your sessions have ended. Sign in with the new one.',
  doneWithCode: 'All your sessions have ended. Sign in with the new one and the next code of your app: each works once.',
  signIn: 'Sign in',
  gone: 'This link no longer works',
  goneText: 'It was used, its 30 minutes are over, or you asked for another since. Ask for a new one and use the latest.',
  another: 'Ask for another link',
}
