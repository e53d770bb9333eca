import { fitmentWords, repeatedFitment, wrongInFitment } from '@shop/domain/fitment-rules'
import type { ProductData, StaffFitment } from '@shop/domain/staff-product'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { findModels } from './fitments.queries.ts'
import { findChosenNames } from './product-choices.queries.ts'
import { isKeyTaken, isNumberTaken, lockNumber } from './product-numbers.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }
type Known = ProductData & { readonly id: string }
export type PlacedFitment = StaffFitment & { readonly modelId: number }

/**
 * What only the shop can judge: numbers that others have, choices that are gone, pictures, cars. What stays as it was is not judged
 * again, so that an old slip of somebody else does not keep a price from being changed. Answers the rows with their models.
 */
export async function judgeProduct({ db, files }: Deps, data: ProductData, before: Known | undefined): Promise<readonly PlacedFitment[]> {
  const ownId = Number(before?.id ?? 0)
  const chosen = await findChosenNames(db, data)
  if (chosen.partType === null) throw new FieldRefused('partTypeId', 'choose')
  if (chosen.brand === null) throw new FieldRefused('brandId', 'choose')
  if (data.promotionId !== undefined && chosen.promotion === null) throw new FieldRefused('promotionId', 'choose')
  if (data.internalKey !== before?.internalKey) {
    await lockNumber(db, 'internal', data.internalKey)
    if (await isKeyTaken(db, data.internalKey, ownId)) throw new FieldRefused('internalKey', 'taken')
  }
  if (data.partNumber !== before?.partNumber || data.brandId !== before.brandId) {
    await lockNumber(db, 'part', data.partNumber)
    if (await isNumberTaken(db, data, ownId)) throw new FieldRefused('partNumber', 'number-taken')
  }
  for (const [i, name] of data.images.entries())
    if (!before?.images.includes(name) && !(await isKeptPicture(files, name))) throw new FieldRefused(`images.${i}`, 'picture-gone')
  return placeFitments(db, data.fitments, before?.fitments ?? [])
}

async function placeFitments(db: Db, rows: readonly StaffFitment[], before: readonly StaffFitment[]): Promise<readonly PlacedFitment[]> {
  const twice = repeatedFitment(rows)
  if (twice !== undefined) throw new FieldRefused(`fitments.${twice}`, 'duplicate')
  const known = new Set(before.map(fitmentWords))
  const models = await findModels(db, rows)
  return rows.map((row, i) => {
    const model = models.find(({ make, model }) => make === row.make && model === row.model)
    if (!model) throw new FieldRefused(`fitments.${i}.model`, 'unknown-car')
    const wrong = known.has(fitmentWords(row)) ? undefined : wrongInFitment(row, model.runs)
    if (wrong) throw new FieldRefused(`fitments.${i}.${wrong.field}`, wrong.rule)
    return { ...row, modelId: model.id }
  })
}
