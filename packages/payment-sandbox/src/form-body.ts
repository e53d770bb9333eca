type FormValue = string | FormFields
export type FormFields = { readonly [name: string]: FormValue }

const DEEPEST = 6

/** `a[b][0]=c` as the provider's clients send it; a list is an object with the keys 0, 1, 2. */
export const readForm = (body: string): FormFields => {
  const fields: Record<string, FormValue> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) put(fields, pathOf(name), value)
  return fields
}

export const textAt = (fields: FormFields, ...path: readonly string[]): string | undefined => {
  const value = valueAt(fields, path)
  return typeof value === 'string' ? value : undefined
}

export const fieldsAt = (fields: FormFields, ...path: readonly string[]): FormFields => {
  const value = valueAt(fields, path)
  return typeof value === 'object' ? value : {}
}

export const listAt = (fields: FormFields, ...path: readonly string[]): string[] =>
  Object.values(fieldsAt(fields, ...path)).filter((value) => typeof value === 'string')

const valueAt = (fields: FormFields, path: readonly string[]): FormValue | undefined =>
  path.reduce<FormValue | undefined>((value, name) => (typeof value === 'object' ? value[name] : undefined), fields)

const pathOf = (name: string): string[] => name.replaceAll(']', '').split('[').slice(0, DEEPEST)

const put = (fields: Record<string, FormValue>, [first = '', ...rest]: string[], value: string): void => {
  if (rest.length === 0) {
    fields[first] = value
    return
  }
  const inner = fields[first]
  const next: Record<string, FormValue> = typeof inner === 'object' ? (inner as Record<string, FormValue>) : Object.create(null)
  fields[first] = next
  put(next, rest, value)
}
