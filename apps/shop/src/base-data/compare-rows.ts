import { isDeepStrictEqual } from 'node:util'
import type { BaseRow, Fields } from './base-rows.ts'

type Rows = ReadonlyMap<string, Fields>
export type Compared = {
  readonly added: readonly BaseRow[]
  readonly updated: readonly BaseRow[]
  /** What the shop has changed, taken away or made itself, and base data would have otherwise. */
  readonly kept: readonly { readonly key: string; readonly why: string }[]
}

/** Compares what base data say with what they said last and with what the shop has: the shop's own work wins. */
export function compareRows(now: readonly BaseRow[], said: Rows, shop: Rows): Compared {
  const added: BaseRow[] = []
  const updated: BaseRow[] = []
  const kept: { key: string; why: string }[] = []
  for (const { key, fields } of now) {
    const [before, has] = [said.get(key), shop.get(key)]
    if (!before && !has) added.push({ key, fields })
    else if (!has) kept.push({ key, why: 'deleted by the shop' })
    else if (!before) kept.push({ key, why: "the shop's own" })
    else {
      const news = Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, has[field]))
      const [free, changed] = [true, false].map((isFree) => news.filter(([field]) => isUntouched(field, before, has) === isFree))
      if (free?.length) updated.push({ key, fields: Object.fromEntries(free) })
      if (changed?.length) kept.push({ key, why: `changed by the shop: ${changed.map(([field]) => field).join(', ')}` })
    }
  }
  return { added, updated, kept }
}

/** A field that base data never spoke of was left alone as long as it is empty. */
function isUntouched(field: string, said: Fields, has: Fields): boolean {
  return said[field] === undefined ? isEmpty(has[field]) : isDeepStrictEqual(said[field], has[field])
}

function isEmpty(value: unknown) {
  return value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
}
