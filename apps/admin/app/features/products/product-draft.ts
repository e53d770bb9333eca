import { type Cents, pesosFromCents } from '@shop/domain/money'
import type { SaleUnit } from '@shop/domain/product'
import { MOST_PRICE_PESOS, type ProductData, type StaffFitment, type StaffProduct, type StaffStatus } from '@shop/domain/staff-product'
import { priceOf } from '../../kit/form/price-of.ts'

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
  | 'cost'
  | 'listPrice'
  | 'promotionId'
  | 'equivalents'
  | 'counted'
type FlagName = 'isHeavyDuty' | 'isUniversal' | 'isOutlet' | 'isPremium' | 'isRecommended'

/** A part as it is being typed. */
export type ProductDraft = Readonly<Record<TextName, string>> &
  Readonly<Record<FlagName, boolean>> & {
    readonly unit: SaleUnit
    readonly status: StaffStatus
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
  cost: '',
  listPrice: '',
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

export function draftOf(product: StaffProduct): ProductDraft {
  return {
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
    price: typed(product.price),
    cost: typed(product.cost),
    listPrice: typed(product.listPrice),
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
  }
}

function typed(price: Cents | undefined): string {
  return price === undefined ? '' : pesosFromCents(price).toFixed(2)
}

type Sent = Omit<ProductData, 'internalKey'> & { readonly internalKey: string | undefined; readonly counted: number | undefined }

/** What is sent of a draft. What is typed and is no number is sent as none, so that the rule of its field names it. */
export function bodyOf(draft: ProductDraft): Sent {
  return {
    ...draft,
    internalKey: draft.internalKey.trim() || undefined,
    nameEn: draft.nameEn.trim() || undefined,
    descriptionEs: draft.descriptionEs.trim() || undefined,
    descriptionEn: draft.descriptionEn.trim() || undefined,
    promotionId: draft.promotionId || undefined,
    equivalents: linesOf(draft.equivalents),
    price: priceTyped(draft.price),
    cost: draft.cost.trim() === '' ? undefined : priceTyped(draft.cost),
    listPrice: draft.listPrice.trim() === '' ? undefined : priceTyped(draft.listPrice),
    piecesPerCar: draft.piecesPerCar.trim() === '' ? undefined : wholeTyped(draft.piecesPerCar),
    counted: draft.counted.trim() === '' ? undefined : wholeTyped(draft.counted),
  }
}

function priceTyped(typed: string): Cents {
  const isTooHigh = Number(typed.replace(/[$,\s]/g, '')) > MOST_PRICE_PESOS
  return priceOf(typed) ?? ((isTooHigh ? Number.POSITIVE_INFINITY : Number.NaN) as Cents)
}

/** Pieces, as they are typed; what is no whole number is none. */
export function wholeTyped(typed: string): number {
  return /^\d{1,7}$/.test(typed.trim()) ? Number(typed.trim()) : Number.NaN
}

/** A comma inside a number is part of it; one before a blank separates. */
export function linesOf(typed: string): string[] {
  return typed
    .split(/[\n\t]|[,;](?=\s)/)
    .map((line) => line.trim())
    .filter(Boolean)
}

type Problems = Readonly<Record<string, { readonly text: string }>>

/** A list has one field: what is wrong with the first of its entries is said there, with the entry. */
export function withEquivalents(problems: Problems, typed: string): Problems {
  const lines = linesOf(typed)
  const said = Object.entries(problems).map(([path, problem]) => {
    const [list, place] = path.split('.')
    if (list !== 'equivalents' || place === undefined) return { name: path, problem }
    return { name: list, problem: { ...problem, text: `${lines[Number(place)]}: ${problem.text}` } }
  })
  const first = said.filter(({ name }, i) => said.findIndex((one) => one.name === name) === i)
  return Object.fromEntries(first.map(({ name, problem }) => [name, problem]))
}
