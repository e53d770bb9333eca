import { addProduct } from '@shop/contract/staff/products'
import type { FieldRule } from '@shop/domain/field-rules'
import { type Cents, cents, pesosFromCents } from '@shop/domain/money'
import type { SaleUnit } from '@shop/domain/product'
import { type DeskStatus, MOST_PRICE_PESOS, type ProductData, type StaffFitment, type StaffProduct } from '@shop/domain/staff-product'
import type { Failure } from '../calls/failure.ts'
import { priceOf } from '../form/price-of.ts'

type TextName =
  | 'partNumber'
  | 'internalKey'
  | 'nameEs'
  | 'nameEn'
  | 'descriptionEs'
  | 'descriptionEn'
  | 'partTypeId'
  | 'brandId'
  | 'supplier'
  | 'piecesPerCar'
  | 'price'
  | 'promotionId'
  | 'equivalents'
  | 'counted'
type FlagName = 'isHeavyDuty' | 'isUniversal' | 'isOutlet' | 'isPremium' | 'isRecommended'

/** A part as it is being typed. */
export type ProductDraft = Readonly<Record<TextName, string>> &
  Readonly<Record<FlagName, boolean>> & {
    readonly unit: SaleUnit
    readonly status: DeskStatus
    readonly images: readonly string[]
    readonly fitments: readonly StaffFitment[]
  }

export const EMPTY_DRAFT: ProductDraft = {
  partNumber: '',
  internalKey: '',
  nameEs: '',
  nameEn: '',
  descriptionEs: '',
  descriptionEn: '',
  partTypeId: '',
  brandId: '',
  supplier: '',
  piecesPerCar: '',
  price: '',
  promotionId: '',
  equivalents: '',
  counted: '',
  isHeavyDuty: false,
  isUniversal: false,
  isOutlet: false,
  isPremium: false,
  isRecommended: false,
  unit: 'piece',
  status: 'inactive',
  images: [],
  fitments: [],
}

export const draftOf = (product: StaffProduct): ProductDraft => ({
  partNumber: product.partNumber,
  internalKey: product.internalKey,
  nameEs: product.nameEs,
  nameEn: product.nameEn ?? '',
  descriptionEs: product.descriptionEs ?? '',
  descriptionEn: product.descriptionEn ?? '',
  partTypeId: product.partTypeId,
  brandId: product.brandId,
  supplier: product.supplier,
  piecesPerCar: product.piecesPerCar === undefined ? '' : String(product.piecesPerCar),
  price: pesosFromCents(product.price).toFixed(2),
  promotionId: product.promotionId ?? '',
  equivalents: product.equivalents.join('\n'),
  counted: '',
  isHeavyDuty: product.isHeavyDuty,
  isUniversal: product.isUniversal,
  isOutlet: product.isOutlet,
  isPremium: product.isPremium,
  isRecommended: product.isRecommended,
  unit: product.unit,
  status: product.status,
  images: product.images,
  fitments: product.fitments,
})

/** What is typed that cannot be so, by the fields' names on the wire. */
export type BrokenRules = Readonly<Record<string, FieldRule>>
type Sent = Omit<ProductData, 'internalKey'> & { readonly internalKey: string | undefined }
type Read = { readonly body: Sent; readonly counted: number | undefined } | { readonly wrong: BrokenRules }

/** Travels in the place of a price that is none, so that all other fields can be judged too. */
const ANY_PRICE = cents(1)

/** What is sent of a draft, or everything that is wrong with it as far as it can be told without the shop. */
export const readDraft = (draft: ProductDraft): Read => {
  const price = priceOf(draft.price)
  const [piecesPerCar, counted] = [wholeOf(draft.piecesPerCar), wholeOf(draft.counted)]
  const body = bodyOf(draft, price ?? ANY_PRICE, piecesPerCar === 'wrong' ? undefined : piecesPerCar)
  const pieces = counted === 'wrong' ? undefined : counted
  const wrong: BrokenRules = {
    ...rulesBroken(body, pieces),
    ...(price === undefined ? { precio: isTooHigh(draft.price) ? 'price-high' : 'price' } : {}),
    ...(piecesPerCar === 'wrong' ? { piezas_por_auto: 'whole-number' } : {}),
    ...(counted === 'wrong' ? { contadas: 'piece-count' } : {}),
  }
  return Object.keys(wrong).length > 0 ? { wrong } : { body, counted: pieces }
}

/** By the endpoint's own rules: browser and server say the same. */
const rulesBroken = (body: Sent, counted: number | undefined): BrokenRules => {
  const rules = addProduct.body
  const read = rules?.decode(rules.encode({ ...body, counted }))
  return read && 'issues' in read ? Object.fromEntries(read.issues.map(({ path, rule = 'invalid' }) => [path, rule])) : {}
}

const isTooHigh = (typed: string): boolean => Number(typed.replace(/[$,\s]/g, '')) > MOST_PRICE_PESOS

const bodyOf = (draft: ProductDraft, price: Cents, piecesPerCar: number | undefined): Sent => ({
  ...draft,
  internalKey: draft.internalKey.trim() || undefined,
  nameEn: draft.nameEn.trim() || undefined,
  descriptionEs: draft.descriptionEs.trim() || undefined,
  descriptionEn: draft.descriptionEn.trim() || undefined,
  promotionId: draft.promotionId || undefined,
  equivalents: linesOf(draft.equivalents),
  price,
  piecesPerCar,
})

/** A comma inside a number is part of it; one before a blank separates. */
export const linesOf = (typed: string): string[] =>
  typed
    .split(/[\n\t]|[,;](?=\s)/)
    .map((line) => line.trim())
    .filter(Boolean)

const wholeOf = (typed: string): number | undefined | 'wrong' => {
  if (typed.trim() === '') return undefined
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : 'wrong'
}

/** A list has one field: what is wrong with one of its entries is said there, with the entry. */
export const withEquivalents = (failure: Failure | undefined, draft: ProductDraft): Failure | undefined => {
  const [path, text] = Object.entries(failure?.fields ?? {}).find(([name]) => name.startsWith('equivalencias.')) ?? []
  if (!failure || path === undefined) return failure
  const { [path]: _, ...others } = failure.fields
  const entry = linesOf(draft.equivalents)[Number(path.split('.')[1])]
  return { ...failure, fields: { ...others, equivalencias: `${entry}: ${text}` } }
}
