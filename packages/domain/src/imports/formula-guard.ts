const DANGEROUS = /^'*[=+\-@\t\r]/

/** A spreadsheet takes what begins like this for a formula and runs it; behind an apostrophe it is text. */
export const guarded = (text: string): string => (DANGEROUS.test(text) ? `'${text}` : text)

/** What `guarded` was given. */
export const unguarded = (text: string): string => (text.startsWith("'") && DANGEROUS.test(text) ? text.slice(1) : text)
