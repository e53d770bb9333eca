import type { staffFirstOwner as spanish } from '../../es/staff/first-owner.ts'

export const staffFirstOwner: typeof spanish = {
  title: 'Open your shop',
  lead: 'Create the owner’s account. With it you prepare the shop and give the others access.',
  email: 'Your e-mail',
  name: 'Your name',
  password: 'Password',
  submit: 'Create my account and enter',
  submitting: 'Creating…',
  gone: 'This link does not work',
  goneText:
    'The shop already has an owner, or the link’s 72 hours are over. A shop without staff writes another one to the terminal when it starts again.',
  signIn: 'Go to the back office',
}
