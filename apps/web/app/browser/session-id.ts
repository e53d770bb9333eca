import { readToken, useToken } from './session.ts'

/** The session that a token belongs to, or its customer. Tokens are replaced by use; who is here is the same all the while. */
function claimIn(token: string, claim: 'jti' | 'sub'): string {
  try {
    return String(JSON.parse(atob(token.split('.')[1] ?? ''))[claim])
  } catch {
    return token
  }
}
function sessionIn(token: string): string {
  return claimIn(token, 'jti')
}

export function readSessionId(): string {
  return sessionIn(readToken())
}
/** Whose account it is; nobody's is empty. */
export function readCustomerId(): string {
  return claimIn(readToken(), 'sub')
}
export function useSessionId(): string {
  return sessionIn(useToken())
}
