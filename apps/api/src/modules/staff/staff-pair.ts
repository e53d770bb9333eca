/** Whom failures count for, of one member from one place. */
export function staffPair(email: string, network: string | undefined): string {
  return `staff ${email} ${network ?? ''}`
}
