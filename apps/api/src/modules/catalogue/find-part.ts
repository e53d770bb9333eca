import type { Locale } from '@shop/domain/locale'
import type { Product } from '@shop/domain/product'
import type { Db } from '../../database/connect.ts'
import { ProductNotFound } from './catalogue.problems.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import { createNames } from './names.queries.ts'
import { type ClassedPart, classedPart, productOfRow, type Wording } from './part-of-row.ts'
import { isId, readWholeAfter, readWholeById, readWholeByRef, type WholeRow } from './part-rows.queries.ts'

type Deps = Pick<CatalogueDeps, 'db' | 'names' | 'now'>

/** `ref` is an id, a maker's number or the shop's own key. */
export async function partOrProblem({ db, names, now }: Deps, locale: Locale, ref: string): Promise<ClassedPart> {
  const row = await readWholeByRef(db, locale, ref)
  return orProblem(row && classedPart(row, await wordingFor({ names, now }, locale, [row])))
}

export async function productOrProblem({ db, names, now }: Deps, locale: Locale, id: string): Promise<Product> {
  const row = isId(id) ? await readWholeById(db, locale, Number(id)) : undefined
  return orProblem(row && productOfRow(row, await wordingFor({ names, now }, locale, [row])))
}

function orProblem<Found>(found: Found | undefined): Found {
  if (!found) throw new ProductNotFound()
  return found
}

/** The next products on sale by id, for whoever goes through all of them. */
export function productsInTurn(db: Db, now: () => Date) {
  const names = createNames(db, () => 1)
  return async (locale: Locale, after: number, limit: number): Promise<Product[]> => {
    const rows = await readWholeAfter(db, locale, after, limit)
    const wording = await wordingFor({ names, now }, locale, rows)
    return rows.flatMap((row) => productOfRow(row, wording) ?? [])
  }
}

async function wordingFor({ names, now }: Pick<Deps, 'names' | 'now'>, locale: Locale, rows: readonly WholeRow[]): Promise<Wording> {
  const naming = rows.map((row) => ({ ...row, modelIds: row.fitments.map(([modelId]) => modelId) }))
  return { locale, names: await names(naming), now: now().getTime() }
}
