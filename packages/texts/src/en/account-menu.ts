import type { accountMenu as spanish } from '../es/account-menu.ts'

export const accountMenu: typeof spanish = {
  signIn: 'Sign in',
  account: 'My account',
  greeting: (name) => `Hi, ${name}`,
  open: (name) => `Your account menu, ${name}`,
  orders: 'My orders',
  leave: 'Sign out',
}
