import type { Verified } from '@shop/contract/wire/people/account-answers'

/** Who has just registered; kept in memory only, to correct the number or to sign in without typing it all again. */
export type Newcomer = { readonly email: string; readonly password: string }

/** What the screen has to say in a dialog. */
export type SignInDialog =
  | { readonly kind: 'registered'; readonly email: string }
  | { readonly kind: 'sms'; readonly newcomer: Newcomer; readonly token: string; readonly phoneNumber: string }
  | { readonly kind: 'welcome'; readonly says: Verified | 'ready' }

/** What both tabs share. */
export type SignInScreen = {
  /** Where somebody is on the way to. */
  readonly next: string | undefined
  readonly email: string
  readonly setEmail: (email: string) => void
  readonly show: (dialog: SignInDialog) => void
}
