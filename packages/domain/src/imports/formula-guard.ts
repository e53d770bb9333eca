/** What a spreadsheet would run, and blanks in front, which readers cut off. */
const CHANGED_BY_OTHERS = /^'*[=+\-@\s]/

/** A spreadsheet takes what begins like a formula for one and runs it; behind an apostrophe it is text. */
export function guarded(text: string): string {
  return CHANGED_BY_OTHERS.test(text) ? `'${text}` : text
}

/** What `guarded` was given. */
export function unguarded(text: string): string {
  return text.startsWith("'") && CHANGED_BY_OTHERS.test(text) ? text.slice(1) : text
}
