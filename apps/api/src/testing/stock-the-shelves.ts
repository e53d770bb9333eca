import { slugOf } from '@shop/domain/slug'
import type { Db } from '../database/connect.ts'

type Part = {
  readonly partNumber: string
  readonly name?: string
  readonly nameEn?: string | null
  readonly priceCents?: number
  readonly stock?: number
} & Partial<{
  readonly status: 'active' | 'inactive'
  readonly equivalents: string[]
  readonly promotionId: number
  readonly images: string[]
  /** Who makes it; Brembo unless said otherwise. */
  readonly brand: string
}>

/** A tiny catalogue for tests: the parts given, on one shelf. Answers their ids in the same order. */
export async function stockTheShelves(db: Db, parts: readonly Part[]): Promise<number[]> {
  const category = await insert(db, 'categories', {
    slug: 'frenos',
    name_es: 'Frenos',
    name_en: 'Brakes',
    image: 'brake-disc.png',
    place: 1,
  })
  const subcategory = await insert(db, 'subcategories', {
    category_id: category,
    slug: 'discos',
    name_es: 'Frenos de disco',
    name_en: 'Disc brakes',
  })
  const partType = await insert(db, 'part_types', {
    subcategory_id: subcategory,
    slug: 'brake-pads',
    name_es: 'Balatas',
    name_en: 'Brake pads',
  })
  const brands = new Map<string, number>()
  for (const name of new Set(['Brembo', ...parts.flatMap(({ brand }) => brand ?? [])]))
    brands.set(name, await insert(db, 'brands', { slug: slugOf(name), name }))
  const rows = await db
    .insertInto('products')
    .values(
      parts.map((part, i) => ({
        part_number: part.partNumber,
        internal_key: `LT-${i + 1}`,
        name_es: part.name ?? `Balatas ${part.partNumber}`,
        name_en: part.nameEn === undefined ? `Brake pads ${part.partNumber}` : part.nameEn,
        equivalents: part.equivalents ?? [],
        part_type_id: partType,
        brand_id: brands.get(part.brand ?? 'Brembo') ?? 0,
        supplier: 'Distribuidora del Centro',
        price_cents: part.priceCents ?? 50_000,
        stock: part.stock ?? 5,
        status: part.status ?? 'active',
        promotion_id: part.promotionId ?? null,
        images: part.images ?? [],
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function insert(db: Db, table: 'categories' | 'subcategories' | 'part_types' | 'brands', values: never | object): Promise<number> {
  return (
    await db
      .insertInto(table)
      .values(values as never)
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}
