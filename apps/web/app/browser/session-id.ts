import { readToken, useToken } from './session.ts'

/** The session that a token belongs to. Tokens are replaced by use; who is here is the same all the while. */
const sessionIn = (token: string): string => {
  try {
    return String(JSON.parse(atob(token.split('.')[1] ?? '')).jti)
  } catch {
    return token
  }
}

export const readSessionId = (): string => sessionIn(readToken())
export const useSessionId = (): string => sessionIn(useToken())
