import type { DemoCatalogue } from '@shop/demo/catalogue/generate-catalogue'
import type { DemoProduct } from '@shop/demo/catalogue/generate-products'
import { BOX, isMirrored, type PictureFor } from '@shop/demo/pictures/draw-pictures'

const DAY_MS = 86_400_000

export const PRODUCT_COLUMNS = [
  'id',
  'part_number',
  'internal_key',
  'name_es',
  'name_en',
  'description_es',
  'description_en',
  'equivalents',
  'part_type_id',
  'brand_id',
  'supplier',
  'price_cents',
  'stock',
  'reserved',
  'is_heavy_duty',
  'is_premium',
  'is_outlet',
  'is_recommended',
  'is_universal',
  'is_placed',
  'unit',
  'pieces_per_car',
  'status',
  'promotion_id',
  'images',
  'created_at',
  'updated_at',
]
export const FITMENT_COLUMNS = [
  'product_id',
  'part_type_id',
  'model_id',
  'year_from',
  'year_to',
  'engine',
  'position_es',
  'position_en',
  'note_es',
  'note_en',
]
const UNITS = { pieza: 'piece', par: 'pair', juego: 'set' } as const

export function rowsOf(catalogue: DemoCatalogue, products: readonly DemoProduct[], pictureFor: PictureFor) {
  return {
    products: products.map((product) => {
      const added = new Date(Date.now() - product.ageDays * DAY_MS)
      return {
        id: product.id,
        part_number: product.partNumber,
        internal_key: product.internalKey,
        name_es: product.name.es,
        name_en: product.name.en,
        description_es: product.description.es,
        description_en: product.description.en,
        equivalents: product.equivalents,
        part_type_id: catalogue.partTypeId(product.type.key),
        brand_id: catalogue.brandId(product.brand.key),
        supplier: product.supplier,
        price_cents: product.priceCents,
        stock: product.stock,
        reserved: 0,
        is_heavy_duty: product.isHeavyDuty,
        is_premium: product.isPremium,
        is_outlet: product.isOutlet,
        is_recommended: product.isRecommended,
        is_universal: product.type.fits === 'universal',
        is_placed: product.fitments.length > 0,
        unit: UNITS[product.type.unit],
        pieces_per_car: product.piecesPerCar ?? null,
        status: product.isActive ? 'active' : 'inactive',
        promotion_id: catalogue.promotionIdFor(product) ?? null,
        images: [pictureFor(product.type.drawing, product.brand.key, isMirrored(product.position)), pictureFor(BOX, product.brand.key)],
        created_at: added,
        updated_at: added,
      }
    }),
    fitments: products.flatMap(({ id, type, fitments }) =>
      fitments.map(({ make, model, from, to, engine, position, note }) => ({
        product_id: id,
        part_type_id: catalogue.partTypeId(type.key),
        model_id: catalogue.modelId(make, model),
        year_from: from,
        year_to: to,
        engine,
        position_es: position?.es ?? null,
        position_en: position?.en ?? null,
        note_es: note?.es ?? null,
        note_en: note?.en ?? null,
      })),
    ),
  }
}
