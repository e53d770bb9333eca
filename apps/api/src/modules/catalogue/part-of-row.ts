import type { BrandTier } from '@shop/domain/brand-tier'
import type { Locale } from '@shop/domain/locale'
import type { FitmentRow, Product, ProductSummary } from '@shop/domain/product'
import type { Names } from './names.queries.ts'
import type { PartRow, WholeRow } from './part-rows.queries.ts'
import { summaryOf } from './product-summaries.queries.ts'
import { runsAt } from './running-promotion.queries.ts'

/** Of what a row is made in words: in which language, by which names, and when; for discounts begin and end by the clock. */
export type Wording = { readonly locale: Locale; readonly names: Names; readonly now: number }

/** None if what the part is called by has been taken away meanwhile. */
export function summaryOfRow(row: PartRow, { locale, names, now }: Wording): ProductSummary | undefined {
  const kind = names.kinds.get(row.part_type_id)
  const brand = names.brands.get(row.brand_id)
  if (!kind || !brand) return undefined
  const promotion = row.promotion_id === null ? undefined : names.promotions.get(row.promotion_id)
  const running = promotion && runsAt(promotion, now) ? promotion : undefined
  return summaryOf({
    ...row,
    category: kind[`category_${locale}`],
    subcategory: kind[`subcategory_${locale}`],
    part_type: kind[`name_${locale}`],
    brand: brand.name,
    is_own_line: brand.is_own_line,
    promotion_id: running?.id ?? null,
    promotion_name: running?.[`name_${locale}`] ?? '',
    promotion_description: running?.[`description_${locale}`] ?? '',
    discount_percent: running?.discount_percent ?? null,
    promotion_status: running?.status ?? null,
    promotion_ends_at: running?.ends_at ?? null,
  })
}

export function productOfRow(row: WholeRow, wording: Wording): Product | undefined {
  const summary = summaryOfRow(row, wording)
  return summary && { ...summary, description: row.description, fitments: fitmentsOf(row, wording) }
}

/** By make and model, then as the row has them: by year and engine. */
function fitmentsOf({ fitments }: WholeRow, { names: { models } }: Wording): FitmentRow[] {
  return fitments
    .flatMap(([modelId, yearFrom, yearTo, engine, position, note]) => {
      const car = models.get(modelId)
      return car ? [{ car, row: { yearFrom, yearTo, engine, position: position ?? undefined, note: note ?? undefined } }] : []
    })
    .sort((a, b) => a.car.place - b.car.place)
    .map(({ car: { make, model }, row }) => ({ make, model, ...row }))
}

/** A part, of which kind it is and where that stands, where its brand stands, and how long it is warranted. */
export type ClassedPart = {
  readonly product: Product
  readonly partTypeId: number
  readonly tier: BrandTier
  readonly warrantyMonths: number | undefined
  readonly categoryPath: readonly { readonly name: string; readonly slug: string }[]
}

export function classedPart(row: WholeRow, wording: Wording): ClassedPart | undefined {
  const { locale, names } = wording
  const product = productOfRow(row, wording)
  const kind = names.kinds.get(row.part_type_id)
  const brand = names.brands.get(row.brand_id)
  if (!product || !kind || !brand) return undefined
  return {
    product,
    partTypeId: row.part_type_id,
    tier: brand.tier,
    warrantyMonths: brand.warranty_months ?? undefined,
    categoryPath: [
      { name: kind[`category_${locale}`], slug: kind.category_slug },
      { name: kind[`subcategory_${locale}`], slug: kind.subcategory_slug },
    ],
  }
}
