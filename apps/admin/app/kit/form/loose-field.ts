import type { FieldPlace } from '@shop/ui/form/form-types'

/** A field that no rule looks at, such as what a list is searched for. */
export function looseField(id: string, name: string): FieldPlace {
  return { id: `${id}-${name}`, name, error: undefined, isLoose: true }
}
