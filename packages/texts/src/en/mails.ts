import type { mails as spanish } from '../es/mails.ts'

export const mails: typeof spanish = {
  greeting: (name) => `Hello ${name},`,
  greetingAnybody: 'Hello,',
  ignore: 'If this was not you, ignore this message: nothing changes.',
  linkHint: 'If the button does not open, copy this address into your browser:',
  footer: (shop, address) => `${shop} · ${address}`,
  questions: (email) => `Questions? Write to us at ${email}.`,
  verifyEmail: {
    subject: 'Confirm your email',
    lead: 'Thank you for creating your account. Confirm your email so that you can buy.',
    button: 'Confirm my email',
    expires: 'The link works for 24 hours.',
  },
  changeEmail: {
    subject: 'Confirm your new email',
    lead: 'You asked to change the email of your account to this address. It changes as soon as you confirm.',
    button: 'Confirm the change',
    expires: 'The link works for 24 hours.',
  },
  changeAsked: {
    subject: 'Somebody asked to change the email of your account',
    lead: (email) =>
      `Somebody who knows your password asked to change the email of your account to ${email}. If this was not you, choose a new password with this button: we cancel the change and close every session.`,
    button: 'This was not me',
    expires: 'The link works for 3 days, even if the change has been confirmed.',
    otherwise: 'If it was you, there is nothing to do.',
  },
  changePhone: {
    subject: 'Confirm your new phone',
    lead: (phone) => `You asked to change the phone of your account to ${phone}. It changes as soon as you confirm.`,
    button: 'Confirm the change',
    expires: 'The link works for 24 hours.',
  },
  resetPassword: {
    subject: 'Recover your password',
    lead: 'You asked for a new password. Choose it with this button.',
    button: 'Choose a new password',
    expires: 'The link works for 30 minutes, and once.',
  },
  permitSignIn: {
    subject: 'Confirm that it is you',
    lead: 'Somebody tried to sign in to your account many times. To sign in, open this link and type your password.',
    button: 'Sign in to my account',
    expires: 'The link works for 24 hours.',
  },
  passwordChanged: {
    subject: 'Your password changed',
    lead: 'The password of your account has just changed and your other sessions were closed. If this was not you, recover it right away.',
    button: 'Recover my password',
  },
  emailChanged: {
    subject: 'The email of your account changed',
    lead: (email) =>
      `The email of your account is now ${email}. If this was not you, open “This was not me” in the email we sent when the change was asked for, or write to us right away.`,
  },
  accountDeleted: {
    subject: 'We deleted your account',
    lead: 'Your account and your data have been deleted. Orders are kept only for as long as the law requires.',
  },
  code: (shop, code) => `${shop}: your code is ${code}. It works for 10 minutes. Do not share it with anybody.`,
}
