import { withoutAccents } from './search/words.ts'

/** What people say instead of a part's name: what the car does, or what is to be done to it. */
export const SYMPTOM_KINDS = ['symptom', 'job'] as const
export type SymptomKind = (typeof SYMPTOM_KINDS)[number]

/** A symptom as staff keep it. */
export type StaffSymptom = {
  readonly id: string
  readonly kind: SymptomKind
  readonly phrases: { readonly es: readonly string[]; readonly en: readonly string[] }
  readonly advice: { readonly es: string; readonly en: string }
  /** The likeliest first. */
  readonly partTypes: readonly { readonly id: string; readonly names: { readonly es: string; readonly en: string } }[]
  readonly isActive: boolean
  readonly version: number
}

/** Two phrases that differ in accents, case or signs are one to the search. */
export function phraseKey(phrase: string): string {
  return withoutAccents(phrase.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** The first of the phrases that another symptom says already, and which one: the search could not tell them apart. */
export function takenPhrase(
  phrases: readonly string[],
  others: readonly StaffSymptom[],
): { readonly phrase: string; readonly by: StaffSymptom } | undefined {
  const owners = new Map(others.flatMap((by) => [...by.phrases.es, ...by.phrases.en].map((phrase) => [phraseKey(phrase), by] as const)))
  for (const phrase of phrases) {
    const by = owners.get(phraseKey(phrase))
    if (by) return { phrase, by }
  }
  return undefined
}
