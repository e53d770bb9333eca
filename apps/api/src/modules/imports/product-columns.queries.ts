import type { ProductField } from '@shop/domain/imports/import-fields'
import type { InsertType, SelectType } from 'kysely'
import type { Tables } from '../../database/tables.ts'

type Products = Tables['products']

/** What no import writes. A column of a product that is neither here nor in the list below does not compile. */
type LeftAlone =
  | 'id'
  | 'internal_key'
  | 'reserved'
  | 'promotion_id'
  | 'images'
  | 'popularity'
  | 'sort_price_cents'
  | 'sort_discount'
  | 'is_available'
  | 'is_placed'
  | 'list_rank'
  | 'name_key_es'
  | 'name_key_en'
  | 'created_at'
  | 'updated_at'
  | 'search_vector'
  | 'trait_words'

export type ProductColumn = Exclude<keyof Products, LeftAlone>

type Imported<Column> = { readonly field: ProductField; readonly isSearched?: true } & OfNew<Column>

/** The database has a default for it, which it does not give to rows that come from a select. */
type OfNew<Column> = undefined extends InsertType<Column> ? { readonly ofNew: SelectType<Column> } : { readonly ofNew?: never }

/**
 * What an import may write of a product: the field of the file, whether searches have an index of it, and what a new product has where
 * its row says nothing. All statements are made from this list.
 */
export const IMPORTED_OF_PRODUCT: { readonly [Column in ProductColumn]: Imported<Products[Column]> } = {
  part_number: { field: 'partNumber', isSearched: true },
  name_es: { field: 'name', isSearched: true },
  name_en: { field: 'nameEn', isSearched: true },
  description_es: { field: 'description', ofNew: '' },
  description_en: { field: 'descriptionEn' },
  equivalents: { field: 'equivalents', isSearched: true, ofNew: [] },
  part_type_id: { field: 'partType' },
  brand_id: { field: 'brand' },
  supplier: { field: 'supplier' },
  price_cents: { field: 'price' },
  cost_cents: { field: 'cost' },
  list_price_cents: { field: 'listPrice' },
  stock: { field: 'stock', ofNew: 0 },
  is_outlet: { field: 'isOutlet', ofNew: false },
  is_premium: { field: 'isPremium', ofNew: false },
  is_recommended: { field: 'isRecommended', ofNew: false },
  is_heavy_duty: { field: 'isHeavyDuty', ofNew: false },
  is_universal: { field: 'isUniversal', ofNew: false },
  unit: { field: 'unit', ofNew: 'piece' },
  pieces_per_car: { field: 'piecesPerCar' },
  status: { field: 'status', ofNew: 'active' },
}

export const PRODUCT_COLUMNS = Object.keys(IMPORTED_OF_PRODUCT) as readonly ProductColumn[]
export const SEARCHED_COLUMNS = PRODUCT_COLUMNS.filter((column) => IMPORTED_OF_PRODUCT[column].isSearched)
export const UNSEARCHED_COLUMNS = PRODUCT_COLUMNS.filter((column) => !IMPORTED_OF_PRODUCT[column].isSearched)
