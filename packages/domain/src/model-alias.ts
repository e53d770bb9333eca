export type Years = { readonly from: number; readonly to?: number }

/** What else a model is called. An alias of one generation ends with its years: "jetta a4 1999-2010", "jetta a7 2019-". */
export type ModelAlias = { readonly name: string; readonly years?: Years }

export const readAlias = (alias: string): ModelAlias => {
  const [, name, from, to] = /^(.*\S)\s+((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)?$/.exec(alias.trim()) ?? []
  return name && from ? { name, years: { from: Number(from), ...(to ? { to: Number(to) } : {}) } } : { name: alias }
}

export const nameOfAlias = (alias: string): string => readAlias(alias).name

/** Whether something that was sold from one year to another was sold in some of these. */
export const overlaps = (sold: { readonly from: number; readonly to: number }, { from, to }: Years): boolean =>
  sold.to >= from && (to === undefined || sold.from <= to)

export const yearsText = ({ from, to }: Years): string => `${from}–${to ?? ''}`
