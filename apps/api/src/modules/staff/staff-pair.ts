/** Whom failures count for, of one member from one place. */
export const staffPair = (email: string, network: string | undefined): string => `staff ${email} ${network ?? ''}`
