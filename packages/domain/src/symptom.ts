/** What people say instead of a part's name: what the car does, or what is to be done to it. */
export const SYMPTOM_KINDS = ['symptom', 'job'] as const
export type SymptomKind = (typeof SYMPTOM_KINDS)[number]
