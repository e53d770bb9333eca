import { PRODUCT_MARKS, STAFF_STATUSES } from '@shop/domain/staff-product'
import * as z from 'zod/mini'
import { listOf, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import {
  choiceField,
  countedField,
  equivalentsField,
  fitmentsField,
  partNumberField,
  picturesField,
  piecesPerCarField,
  priceField,
  staffStatusField,
  unitField,
} from '../fields/products.ts'
import { form, optionalField, paragraphsField, textField, tickedField } from '../form.ts'
import { input } from '../input.ts'
import { staffProduct, staffStatus } from '../wire/catalogue/staff-product.ts'
import { carRun, listedProduct, productChoices, productMark, stockMovement } from '../wire/catalogue/staff-product-lists.ts'
import { wholeNumber } from '../wire/numbers.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

/** Content runs the catalogue; the warehouse looks at it and counts what is on the shelf. */
const FOR_CATALOGUE = ['owner', 'content'] as const
const FOR_STOCK = ['owner', 'content', 'warehouse'] as const
const BASE = '/admin/productos'

const byId = input({ id: wholeNumber(1, 999_999_999) })
const id = z.optional(wholeNumber(1, 999_999_999))
const statusWord = z.codec(staffStatus.schema, z.enum(STAFF_STATUSES), { decode: staffStatus.decode, encode: staffStatus.encode })
const markWord = z.codec(productMark.schema, z.enum(PRODUCT_MARKS), { decode: productMark.decode, encode: productMark.encode })

const productFields = {
  codigo: partNumberField,
  clave_interna: optionalField(partNumberField),
  nombre_es: textField([], { max: 160 }),
  nombre_en: optionalField(textField([], { max: 160 })),
  descripcion_es: optionalField(paragraphsField({ max: 4_000 })),
  descripcion_en: optionalField(paragraphsField({ max: 4_000 })),
  tipo: choiceField,
  marca: choiceField,
  proveedor: textField([], { max: 120 }),
  unidad: unitField,
  piezas_por_auto: optionalField(piecesPerCarField),
  servicio_pesado: tickedField,
  universal: tickedField,
  precio: priceField,
  costo: optionalField(priceField),
  precio_lista: optionalField(priceField),
  promocion: optionalField(choiceField),
  outlet: tickedField,
  premium: tickedField,
  recomendado: tickedField,
  status: staffStatusField,
  equivalencias: equivalentsField,
  imagenes: picturesField,
  autos: fitmentsField,
}
const names = {
  codigo: 'partNumber',
  clave_interna: 'internalKey',
  nombre_es: 'nameEs',
  nombre_en: 'nameEn',
  descripcion_es: 'descriptionEs',
  descripcion_en: 'descriptionEn',
  tipo: 'partTypeId',
  marca: 'brandId',
  proveedor: 'supplier',
  unidad: 'unit',
  piezas_por_auto: 'piecesPerCar',
  servicio_pesado: 'isHeavyDuty',
  universal: 'isUniversal',
  precio: 'price',
  costo: 'cost',
  precio_lista: 'listPrice',
  promocion: 'promotionId',
  outlet: 'isOutlet',
  premium: 'isPremium',
  recomendado: 'isRecommended',
  equivalencias: 'equivalents',
  imagenes: 'images',
  autos: 'fitments',
} as const

export const listStaffProducts = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_STOCK,
  summary: 'Every part of the catalogue, also those not published, what changed last first; by number, key or words of its name',
  query: input(
    {
      page: paging.page,
      limit: paging.limit,
      buscar: z.optional(shortText(80)),
      estado: z.optional(statusWord),
      categoria: id,
      marca: id,
      mostrar: z.optional(markWord),
    },
    { buscar: 'search', estado: 'status', categoria: 'categoryId', marca: 'brandId', mostrar: 'mark' },
  ),
  data: pageOf(listedProduct),
})

export const listProductChoices = endpoint({
  method: 'GET',
  path: `${BASE}/opciones`,
  access: 'staff',
  roles: FOR_STOCK,
  summary: 'What a part can be: categories, part types, brands, suppliers, promotions',
  data: productChoices,
})

export const listCarRuns = endpoint({
  method: 'GET',
  path: `${BASE}/autos`,
  access: 'staff',
  roles: FOR_STOCK,
  summary: 'The models of a make, a row for each run of years with an engine',
  query: input({ armadora: shortText(80) }, { armadora: 'make' }),
  data: listOf(carRun),
})

export const showStaffProduct = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_STOCK,
  summary: 'A part with everything staff may change, in both languages, and the version that a change has to name',
  params: byId,
  data: staffProduct,
})

export const addProduct = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CATALOGUE,
  movesMoney: true,
  summary: 'A new part, with the pieces that were counted of it; without `clave_interna` it gets the next one',
  body: form({ ...productFields, contadas: optionalField(countedField) }, { ...names, contadas: 'counted' }),
  data: staffProduct,
})

export const changeProduct = endpoint({
  method: 'PATCH',
  path: `${BASE}/:id`,
  access: 'staff',
  roles: FOR_CATALOGUE,
  movesMoney: true,
  summary: 'Saves all of a part at once; what is left out is emptied. `version` is the one it was read with',
  params: byId,
  body: form({ ...productFields, version: textField([], { max: 64 }) }, names),
  data: staffProduct,
})

export const listStockMovements = endpoint({
  method: 'GET',
  path: `${BASE}/:id/movimientos`,
  access: 'staff',
  roles: FOR_STOCK,
  summary: 'Every change of a part’s stock, newest first, with its reason and who made it',
  params: byId,
  query: input({ page: paging.page, limit: paging.limit }),
  data: pageOf(stockMovement),
})

export const countStock = endpoint({
  method: 'POST',
  path: `${BASE}/:id/conteo`,
  access: 'staff',
  roles: FOR_STOCK,
  summary:
    'Somebody counted the pieces on the shelf. `existencias` is what the shop believed: when that changed meanwhile, it is counted again',
  params: byId,
  body: form(
    { contadas: countedField, existencias: countedField, motivo: textField([], { max: 200 }) },
    { contadas: 'counted', existencias: 'believed', motivo: 'reason' },
  ),
  data: staffProduct,
})
