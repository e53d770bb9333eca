import type { staffInvitation as spanish } from '../../es/staff/invitation.ts'

export const staffInvitation: typeof spanish = {
  title: 'Welcome',
  lead: (name, role) => `${name} invited you as ${role}. Choose your password to get in.`,
  email: 'Your e-mail',
  name: 'Your name',
  password: 'Password',
  submit: 'Accept and sign in',
  submitting: 'Signing in…',
  gone: 'This invitation does not work',
  goneText: 'It was used or withdrawn, or its 72 hours are over. Ask the person who invited you for another.',
  signIn: 'Go to the back office',
}
