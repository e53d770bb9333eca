import type { accountDeletion as spanish } from '../es/account-deletion.ts'

export const accountDeletion: typeof spanish = {
  title: 'Delete your account?',
  lead: 'Your profile, address, cars, invoice details and sessions are deleted, and this cannot be undone. Orders are kept, apart from your account, only for as long as the law requires.',
  openOrders: (folios) =>
    `You have orders under way: ${folios}. They go on, but you will no longer see them, upload a receipt or return them from your account.`,
  openReturns: (folios) => `You have returns under way, order ${folios}. We finish them and let you know by email.`,
  deleted: 'We have deleted your account. An email confirms it.',
  password: 'Enter your password to confirm',
  submit: 'Delete my account for good',
  cancel: 'Keep my account',
}
