import type { Locale } from '@shop/domain/locale'
import type { ProductSummary } from '@shop/domain/product'
import type { Db } from '../../database/connect.ts'
import type { NamesFor } from './names.queries.ts'
import { summaryOfRow } from './part-of-row.ts'
import { readRows } from './part-rows.queries.ts'

/** Products as lists show them, in the order of their ids; what is not there any more is left out. */
export type LoadSummaries = (locale: Locale, ids: readonly number[]) => Promise<readonly ProductSummary[]>

/** Discounts begin and end by the clock, and an answer that is made of these is kept for a while itself. */
const KEPT_MS = 10_000
const MOST_BYTES = 8_000_000
/** An object of so many fields, its place in the list and the frames of its strings. */
const BYTES_OF_PART = 900

/**
 * Of a hundred thousand parts the same few thousand stand in most lists, whatever was searched for or chosen: within some seconds each of
 * them is read once. What is about to be paid is never read here.
 */
export function createSummaryCache(db: Db, names: NamesFor, version: () => number, now: () => number): LoadSummaries {
  const read = async (locale: Locale, ids: readonly number[]): Promise<ProductSummary[]> => {
    const rows = await readRows(db, locale, ids)
    const wording = { locale, names: await names(rows), now: now() }
    return rows.flatMap((row) => summaryOfRow(row, wording) ?? [])
  }
  let shown = emptyAt(version(), now())
  const present = () => {
    if (shown.version !== version() || now() - shown.since >= KEPT_MS) shown = emptyAt(version(), now())
    return shown
  }
  return async (locale, ids) => {
    // What is read now belongs to the version of now: a change meanwhile has begun another list.
    const kept = present()
    const known = new Map(ids.flatMap((id) => kept[locale].get(id) ?? []).map((part) => [Number(part.id), part]))
    const missing = ids.filter((id) => !known.has(id))
    for (const part of missing.length === 0 ? [] : await read(locale, missing)) {
      known.set(Number(part.id), part)
      if (kept.bytes < MOST_BYTES) keep(kept, locale, part)
    }
    return ids.flatMap((id) => known.get(id) ?? [])
  }
}

type Kept = Record<Locale, Map<number, ProductSummary>> & { readonly version: number; readonly since: number; bytes: number }

function emptyAt(version: number, since: number): Kept {
  return { es: new Map(), en: new Map(), version, since, bytes: 0 }
}

function keep(kept: Kept, locale: Locale, part: ProductSummary): void {
  if (!kept[locale].has(Number(part.id))) kept.bytes += bytesOf(part)
  kept[locale].set(Number(part.id), part)
}

function bytesOf({ name, supplier, equivalents, images, promotion }: ProductSummary): number {
  return (
    BYTES_OF_PART +
    2 * [name, supplier, ...equivalents, ...images, promotion?.description].reduce((sum, text) => sum + (text?.length ?? 0), 0)
  )
}
