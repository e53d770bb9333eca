/** What a loader answered, as text; dates stay dates. */
export const packed = (data: unknown): string => JSON.stringify(data, dateMarked)

export const unpacked = (text: string): unknown => JSON.parse(text, (_, value) => (isMarked(value) ? new Date(value.$date) : value))

function dateMarked(this: Readonly<Record<string, unknown>>, key: string, value: unknown): unknown {
  return this[key] instanceof Date ? { $date: value } : value
}

const isMarked = (value: unknown): value is { readonly $date: string } =>
  typeof value === 'object' && value !== null && '$date' in value && Object.keys(value).length === 1
