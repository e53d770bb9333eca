import type { staffFirstOwner as spanish } from '../../es/staff/first-owner.ts'

export const staffFirstOwner: typeof spanish = {
  title: 'Open your shop',
  lead: 'Create the owner’s account. With it you prepare the shop and let the others in.',
  email: 'Your e-mail',
  name: 'Your name',
  password: 'Password',
  submit: 'Create my account and enter',
  submitting: 'Creating…',
  gone: 'This link is no good',
  goneText:
    'The shop has an owner already, or its 72 hours are over. A shop without staff writes another one to the terminal when it starts again.',
  signIn: 'Go to the back office',
}
