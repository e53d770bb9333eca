import { stored } from './stored.ts'

/** What pages show of somebody before the server was asked. */
export type KnownUser = { readonly firstName: string }

/** The shipping info of the cart belongs to whoever is signed in. */
export const SHIPPING_KEY = 'envio'

const token = stored<string>({ key: 'token', empty: '', parse: String, isEmpty: (text) => text === '' })
const user = stored<KnownUser | undefined>({
  key: 'user',
  empty: undefined,
  parse: (found) => ({ firstName: (found as KnownUser).firstName.trim() }),
  isEmpty: (known) => known === undefined,
})

/** The token that proves who is here; empty for visitors, and on the server for everybody. */
export const useToken = token.use
export const readToken = token.read
export function hasSession(): boolean {
  return token.read() !== ''
}
export const useKnownUser = user.use

export function rememberUser({ firstName }: KnownUser): void {
  user.write({ firstName })
}

export function openSession(opened: { readonly token: string; readonly customer: KnownUser }): void {
  rememberUser(opened.customer)
  token.write(opened.token)
}

/** The same session goes on with another token, unless it has one already, or is over. */
export function replaceToken(next: string, before: string): void {
  if (token.read() === before) token.write(next)
}

/** Token, user and shipping info go, in all tabs. */
export function closeSession(): void {
  user.write(undefined)
  globalThis.localStorage?.removeItem(SHIPPING_KEY)
  token.write('')
}
