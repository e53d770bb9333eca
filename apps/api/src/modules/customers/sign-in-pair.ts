/** Whom failures count for, of one account from one place. */
export function signInPair(email: string, network: string | undefined): string {
  return `${email} ${network ?? ''}`
}
