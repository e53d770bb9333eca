import type { Catalogue } from './catalogue.ts'
import type { Label } from './labels/label.ts'
import { askedTypes, truthOf } from './satisfies.ts'

export type BadLabel = { readonly label: Label; readonly mistake: string }

/** A label that no product could satisfy, or that calls something not carried that is, would blame the search for its own mistake. */
export function mistakeIn(label: Label, catalogue: Catalogue): string | undefined {
  const unknown = [...askedTypes(label), ...(label.also ?? [])].find((type) => !catalogue.typeKeys.has(type))
  if (unknown) return `there is no type ${unknown}`
  const car = label.car && `${label.car.make} ${label.car.model}`
  if (car && !catalogue.cars.has(car)) return `there is no ${car}`
  if (label.isEmpty) {
    const found = label.types || label.car ? truthOf(label, catalogue)[0] : undefined
    return found && `the shop has ${found.name}`
  }
  if (label.parts) {
    const missing = label.parts.find((types) => truthOf({ ...label, types, parts: [] }, catalogue).length === 0)
    return missing && `nothing on sale: ${missing.join(' or ')}`
  }
  if (label.id !== undefined) return catalogue.products.has(label.id) ? undefined : 'is not on sale'
  return truthOf(label, catalogue).length === 0 ? 'nothing on sale is like this' : undefined
}

export function checked(labels: readonly Label[], catalogue: Catalogue): { good: readonly Label[]; bad: readonly BadLabel[] } {
  const twice = new Set<string>()
  const seen = new Set<string>()
  for (const { query } of labels) (seen.has(query) ? twice : seen).add(query)
  const verdicts = labels.map((label) => ({ label, mistake: twice.has(label.query) ? 'stands there twice' : mistakeIn(label, catalogue) }))
  return {
    good: verdicts.flatMap(({ label, mistake }) => (mistake ? [] : [label])),
    bad: verdicts.flatMap(({ label, mistake }) => (mistake ? [{ label, mistake }] : [])),
  }
}
