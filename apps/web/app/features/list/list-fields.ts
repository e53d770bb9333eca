/** What an address or a form says of a list, as calls ask for it. Repeated names are several choices; the vehicle form's part is one more word to look for. */
export function listFields(params: URLSearchParams): Record<string, string | string[]> {
  const fields = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name).filter((value) => value.trim() !== '')
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
  const words = [params.get('search'), params.get('autoparte')].map((text) => text?.trim()).filter(Boolean)
  return { ...fields, search: words.join(' ') }
}
