import type { ImportMapping } from '@shop/domain/imports/import'

/** What the columns hold, its factor as it is being typed. */
export type MappingDraft = Omit<ImportMapping, 'factor'> & { readonly factor: string }

/** What is no number is none, so that the rule of its field names it. */
export function factorTyped(typed: string): number {
  return /^\s*\d{1,3}(\.\d{1,4})?\s*$/.test(typed) ? Number(typed) : Number.NaN
}
