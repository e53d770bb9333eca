import type { AuditFacts } from '@shop/domain/audit-log'
import { fitmentText, fitmentWords } from '@shop/domain/fitment-rules'
import type { ProductData, StaffFitment } from '@shop/domain/staff-product'
import type { Db } from '../../database/connect.ts'
import { findChosenNames } from './product-choices.queries.ts'

const LONGEST_LIST = 2_000

/** What the log tells of a change: the facts that differ. Of the cars, those that went and those that came. */
export async function differingFacts(
  db: Db,
  before: ProductData,
  after: ProductData,
): Promise<{ readonly before: AuditFacts; readonly after: AuditFacts }> {
  const [old, young] = [await factsOf(db, before), await factsOf(db, after)]
  const names = (Object.keys({ ...old, ...young }) as (keyof AuditFacts)[]).filter((name) => old[name] !== young[name])
  const only = (facts: AuditFacts): AuditFacts => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return {
    before: { ...only(old), ...carsFact(before.fitments, after.fitments) },
    after: { ...only(young), ...carsFact(after.fitments, before.fitments) },
  }
}

export async function factsOf(db: Db, data: ProductData): Promise<AuditFacts> {
  const { partType, brand, promotion } = await findChosenNames(db, data)
  return {
    partNumber: data.partNumber,
    internalKey: data.internalKey,
    name: data.nameEs,
    nameEn: data.nameEn,
    description: data.descriptionEs,
    descriptionEn: data.descriptionEn,
    partType: partType ?? undefined,
    brand: brand ?? undefined,
    supplier: data.supplier,
    unit: data.unit,
    piecesPerCar: data.piecesPerCar,
    isHeavyDuty: data.isHeavyDuty,
    isUniversal: data.isUniversal,
    price: data.price,
    cost: data.cost,
    listPrice: data.listPrice,
    promotion: promotion ?? undefined,
    isOutlet: data.isOutlet,
    isPremium: data.isPremium,
    isRecommended: data.isRecommended,
    status: data.status === 'active' ? 'published' : 'hidden',
    equivalents: data.equivalents.join(', ') || undefined,
    pictures: data.images.join(', ') || undefined,
  }
}

export function carsFact(rows: readonly StaffFitment[], others: readonly StaffFitment[]): AuditFacts {
  const known = new Set(others.map(fitmentWords))
  const text = rows
    .filter((row) => !known.has(fitmentWords(row)))
    .map(fitmentText)
    .join('; ')
  return text === '' ? {} : { fitments: text.slice(0, LONGEST_LIST) }
}
