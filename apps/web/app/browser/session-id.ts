import { readToken, useToken } from './session.ts'

/** The session that a token belongs to, or its customer. Tokens are replaced by use; who is here is the same all the while. */
const claimIn = (token: string, claim: 'jti' | 'sub'): string => {
  try {
    return String(JSON.parse(atob(token.split('.')[1] ?? ''))[claim])
  } catch {
    return token
  }
}
const sessionIn = (token: string): string => claimIn(token, 'jti')

export const readSessionId = (): string => sessionIn(readToken())
/** Whose account it is; nobody's is empty. */
export const readCustomerId = (): string => claimIn(readToken(), 'sub')
export const useSessionId = (): string => sessionIn(useToken())
