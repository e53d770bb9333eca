type FormValue = string | FormFields
export type FormFields = { readonly [name: string]: FormValue }

const DEEPEST = 6

/** `a[b][0]=c` as the provider's clients send it; a list is an object with the keys 0, 1, 2. */
export function readForm(body: string): FormFields {
  const fields: Record<string, FormValue> = Object.create(null)
  for (const [name, value] of new URLSearchParams(body)) put(fields, pathOf(name), value)
  return fields
}

export function textAt(fields: FormFields, ...path: readonly string[]): string | undefined {
  const value = valueAt(fields, path)
  return typeof value === 'string' ? value : undefined
}

export function fieldsAt(fields: FormFields, ...path: readonly string[]): FormFields {
  const value = valueAt(fields, path)
  return typeof value === 'object' ? value : {}
}

export function listAt(fields: FormFields, ...path: readonly string[]): string[] {
  return Object.values(fieldsAt(fields, ...path)).filter((value) => typeof value === 'string')
}

function valueAt(fields: FormFields, path: readonly string[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>((value, name) => (typeof value === 'object' ? value[name] : undefined), fields)
}

function pathOf(name: string): string[] {
  return name.replaceAll(']', '').split('[').slice(0, DEEPEST)
}

function put(fields: Record<string, FormValue>, [first = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    fields[first] = value
    return
  }
  const inner = fields[first]
  const next: Record<string, FormValue> = typeof inner === 'object' ? (inner as Record<string, FormValue>) : Object.create(null)
  fields[first] = next
  put(next, rest, value)
}
