/** What stands in the fields: browsers fill forms in before a page is awake. Only texts and boxes to tick are read. */
export function typedIn<Values extends object>(form: HTMLFormElement | null, values: Values): Values {
  if (!form) return values
  const found = new FormData(form)
  const read = Object.entries(values).flatMap(([name, value]) => {
    const field = form.elements.namedItem(name)
    // What is switched off is not in the form's data, and was not changed by anybody.
    if (field === null || (field instanceof Element && field.matches(':disabled'))) return []
    if (typeof value === 'boolean') return [[name, found.has(name)]]
    return typeof value === 'string' ? [[name, String(found.get(name) ?? '')]] : []
  })
  return { ...values, ...Object.fromEntries(read) }
}
