/** Whom failures count for, of one account from one place. */
export const signInPair = (email: string, network: string | undefined): string => `${email} ${network ?? ''}`
