import type { FormRule } from './field-rules.ts'

export const SHORTEST_PASSWORD = 8
export const LONGEST_PASSWORD = 128

type Known = {
  /** The password that is to be replaced, where it is known. */
  readonly current?: string
  /** The list of common passwords stays on the server: browsers need not load it. */
  readonly isCommon?: (password: string) => boolean
}

/** Length counts, composition does not: rules about digits and symbols make passwords worse. */
export function checkPassword(password: string, { current, isCommon }: Known = {}): FormRule | undefined {
  if (password === '') return 'required'
  if ([...password].length < SHORTEST_PASSWORD) return 'password-short'
  if (password.length > LONGEST_PASSWORD) return 'password-long'
  if (password === current) return 'password-same'
  return isCommon?.(password) ? 'password-common' : undefined
}

export function checkConfirmation(password: string, repeated: string): FormRule | undefined {
  if (repeated === '') return 'required'
  return password === repeated ? undefined : 'confirmation'
}
