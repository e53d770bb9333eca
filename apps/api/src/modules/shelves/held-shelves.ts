import { slugOf } from '@shop/domain/slug'
import type { StaffCategory, StaffPartType, StaffSubcategory } from '@shop/domain/staff-shelf'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { listSlugs, listStaffShelves, lockShelves, type ShelfTable } from './staff-shelves.queries.ts'

export type Held = {
  readonly categories: readonly StaffCategory[]
  readonly subcategories: readonly (StaffSubcategory & { readonly inside: StaffCategory })[]
  readonly partTypes: readonly (StaffPartType & { readonly inside: StaffSubcategory })[]
}

/** All shelves, until the transaction ends. */
export async function holdShelves(db: Db): Promise<Held> {
  await lockShelves(db)
  const categories = await listStaffShelves(db)
  const subcategories = categories.flatMap((inside) => inside.subcategories.map((one) => ({ ...one, inside })))
  const partTypes = subcategories.flatMap((inside) => inside.partTypes.map((one) => ({ ...one, inside })))
  return { categories, subcategories, partTypes }
}

export function subjectOf(ref: string) {
  return { kind: 'shelf', ref } as const
}

/** The shelf that is named by a field of the form; whoever saw it before it was removed is told at that field. */
export function chosen<Shelf extends { readonly id: string }>(shelves: readonly Shelf[], id: number, path: string): Shelf {
  const shelf = shelves.find((one) => one.id === String(id))
  if (!shelf) throw new FieldRefused(path, 'invalid')
  return shelf
}

/** The address of a new name; names that make the same address are one name to a visitor. */
export async function freeSlug(db: Db, table: ShelfTable, name: string, own?: number): Promise<string> {
  const slug = slugOf(name)
  if (slug === '') throw new FieldRefused('nameEs', 'invalid')
  const others = (await listSlugs(db, table)).filter(({ id }) => id !== own)
  if (others.some((one) => one.slug === slug || slugOf(one.name_es) === slug)) throw new FieldRefused('nameEs', 'name-taken')
  return slug
}
