import { NAMED_LISTS, type NamedList } from '@shop/domain/asked-products'
import * as z from 'zod/mini'
import { flag, pesos, wholeNumber } from '../numbers.ts'
import { paging } from '../paging.ts'
import { shortText } from '../text.ts'
import { words } from '../words.ts'

const LONGEST_SEARCH = 200
const MOST_CHOICES = 50

const name = shortText(80)
/** One choice or several: `marca=NGK` or `["NGK", "Bosch"]`. */
const choices = z.codec(z.union([name, z.array(name).check(z.maxLength(MOST_CHOICES))]), z.array(z.string()), {
  decode: (value) => (Array.isArray(value) ? value : [value]),
  encode: (values) => (values.length === 1 ? (values[0] ?? '') : values),
})

export const year = wholeNumber(1900, 2100)
export const searchText = shortText(LONGEST_SEARCH)

export const car = {
  fields: { armadora: z.optional(name), modelo: z.optional(name), anio: z.optional(year), motor: z.optional(name) },
  names: { armadora: 'make', modelo: 'model', anio: 'year', motor: 'engine' },
} as const

/** One of several cars. */
export const oneOfCars = z.codec(
  z.object(car.fields),
  z.object({ make: z.optional(z.string()), model: z.optional(z.string()), year: z.optional(z.number()), engine: z.optional(z.string()) }),
  {
    decode: ({ armadora, modelo, anio, motor }) => ({ make: armadora, model: modelo, year: anio, engine: motor }),
    encode: ({ make, model, year, engine }) => ({ armadora: make, modelo: model, anio: year, motor: engine }),
  },
)

export const shelf = {
  fields: { categoria: z.optional(choices), subcategoria: z.optional(choices), tipo: z.optional(choices), marca: z.optional(choices) },
  names: { categoria: 'category', subcategoria: 'subcategory', tipo: 'partType', marca: 'brand' },
} as const

const traits = {
  fields: { posicion: z.optional(choices), lado: z.optional(choices), material: z.optional(choices), gama: z.optional(choices) },
  names: { posicion: 'position', lado: 'side', gama: 'tier' },
} as const

export const namedList = words<NamedList>()({
  new: 'nuevos',
  premium: 'premium',
  own: 'propios',
  outlet: 'outlet',
  recommended: 'recomendados',
  'most-searched': 'mas-buscados',
  promotion: 'promocion',
})
/** Any other name is a list that does not exist, not a mistake in how it was asked for. */
export const listName = z.codec(z.union([namedList.schema, name]), z.nullable(z.enum(NAMED_LISTS)), {
  decode: (wire) => (z.safeParse(namedList.schema, wire).success ? namedList.decode(wire) : null),
  encode: (list) => (list === null ? '' : namedList.encode(list)),
})

/** Everything a list of products can be narrowed by. */
export const askedProducts = {
  fields: {
    ...paging,
    lista: z.optional(listName),
    promo: z.optional(wholeNumber(1, 999_999_999)),
    search: z.optional(searchText),
    ...car.fields,
    ...shelf.fields,
    ...traits.fields,
    precio_min: z.optional(pesos),
    precio_max: z.optional(pesos),
    en_stock: z.optional(flag),
    outlet: z.optional(flag),
    promocion: z.optional(flag),
    servicio_pesado: z.optional(flag),
  },
  names: {
    lista: 'list',
    promo: 'promotionId',
    ...car.names,
    ...shelf.names,
    ...traits.names,
    precio_min: 'priceFrom',
    precio_max: 'priceTo',
    en_stock: 'isAvailable',
    outlet: 'isOutlet',
    promocion: 'hasDiscount',
    servicio_pesado: 'isHeavyDuty',
  },
} as const
