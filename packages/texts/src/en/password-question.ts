import type { passwordQuestion as spanish } from '../es/password-question.ts'

export const passwordQuestion: typeof spanish = {
  title: 'Confirm that it is you',
  lead: 'It has been a while since you were last here. Enter your password and we go on where you were.',
  password: 'Password',
  submit: 'Continue',
  noAnswer: 'The shop is not answering right now. Try again.',
}
