import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { car, shelf, year } from '../wire/catalogue/asked-products.ts'
import { categoryWithSubcategories, counted } from '../wire/catalogue/counted.ts'
import { searchPage } from '../wire/catalogue/search.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

const name = shortText(80)

const carInput = input({ ...car.fields, ...shelf.fields }, { ...car.names, ...shelf.names })
function byCar(path: string, summary: string) {
  return endpoint({ method: 'GET', path, access: 'public', summary, query: carInput, data: listOf(counted) })
}

export const listCarModels = byCar('/products/modelos', 'Models of a make with parts in the shop')
export const listCarYears = byCar('/products/anios', 'Years of a model with parts in the shop, newest first')
export const listCarEngines = byCar('/products/motor', 'Engines of a model and year with parts in the shop')
export const listCarCategories = byCar('/products/categoria', 'Categories with parts that fit')
export const listCarSubcategories = byCar('/products/subcategoria', 'Subcategories with parts that fit')
export const listCarPartTypes = byCar('/products/refacciones', 'Part types that fit')

export const listCarShelves = endpoint({
  method: 'GET',
  path: '/products/refaccionCat',
  access: 'public',
  summary: 'Categories and subcategories that fit, with counts',
  query: carInput,
  data: listOf(categoryWithSubcategories),
})

export const listFitting = endpoint({
  method: 'GET',
  path: '/products/refaccion',
  twin: '/products/refaccion2',
  access: 'public',
  summary: 'The products that fit a car',
  query: input({ ...paging, ...car.fields, ...shelf.fields }, { ...car.names, ...shelf.names }),
  data: searchPage,
})

export const listPartNames = endpoint({
  method: 'GET',
  path: '/products/autopartes',
  access: 'public',
  summary: 'Names of the parts sold for a car',
  query: input(
    { armadora: z.optional(name), modelo: z.optional(name), anio: z.optional(year) },
    { armadora: 'make', modelo: 'model', anio: 'year' },
  ),
  data: asIs(z.array(z.string())),
})
