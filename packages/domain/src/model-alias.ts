export type Years = { readonly from: number; readonly to?: number }

/** What else a model is called. An alias of one generation ends with its years: "jetta a4 1999-2010", "jetta a7 2019-". */
export type ModelAlias = { readonly name: string; readonly years?: Years }

export function readAlias(alias: string): ModelAlias {
  const [, name, from, to] = /^(.*\S)\s+((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)?$/.exec(alias.trim()) ?? []
  return name && from ? { name, years: { from: Number(from), ...(to ? { to: Number(to) } : {}) } } : { name: alias }
}

export function nameOfAlias(alias: string): string {
  return readAlias(alias).name
}

/** Whether something that was sold from one year to another was sold in some of these. */
export function overlaps(sold: { readonly from: number; readonly to: number }, { from, to }: Years): boolean {
  return sold.to >= from && (to === undefined || sold.from <= to)
}

export function yearsText({ from, to }: Years): string {
  return `${from}–${to ?? ''}`
}
