import type { FieldPlace } from '@shop/ui/form/form-types'

/** A field that no rule looks at, such as what a list is searched for. */
export const looseField = (id: string, name: string): FieldPlace => ({ id: `${id}-${name}`, name, error: undefined, isLoose: true })
