/** A name as it stands within a sentence: "Parabrisas" begins small there, "ABS" does not. */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}
