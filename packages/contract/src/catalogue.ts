import { NAMED_LISTS, type NamedList } from '@shop/domain/asked-products'
import type { ProductSummary } from '@shop/domain/product'
import * as z from 'zod/mini'
import { asIs, type Codec, codec, listOf, pageOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { input } from './input.ts'
import { askedProducts, car, searchText, shelf, year } from './wire/asked-products.ts'
import { categoryWithSubcategories, counted, countedCategory, facets } from './wire/counted.ts'
import { fit } from './wire/fit.ts'
import { paging } from './wire/paging.ts'
import { product, productSummary } from './wire/product.ts'
import { productPage } from './wire/product-page.ts'
import { searchPage, suggestions, understood } from './wire/search.ts'
import { shortText } from './wire/text.ts'
import { words } from './wire/words.ts'

const name = shortText(80)
const strings = asIs(z.array(z.string()))
const summaries = pageOf(productSummary)

const namedList = words<NamedList>()({
  new: 'nuevos',
  premium: 'premium',
  own: 'propios',
  outlet: 'outlet',
  recommended: 'recomendados',
  'most-searched': 'mas-buscados',
  promotion: 'promocion',
})
/** Any other name is a list that does not exist, not a mistake in how it was asked for. */
const listName = z.codec(z.union([namedList.schema, name]), z.nullable(z.enum(NAMED_LISTS)), {
  decode: (wire) => (z.safeParse(namedList.schema, wire).success ? namedList.decode(wire) : null),
  encode: (list) => (list === null ? '' : namedList.encode(list)),
})

const pagedBy = <const Fields extends Record<string, z.ZodMiniType>, const Names extends { readonly [Key in keyof Fields]?: string }>(
  fields: Fields,
  names: Names,
) => input({ ...paging, ...fields }, names)

// --- one product ---

export const getProductPage = endpoint({
  method: 'GET',
  path: '/products/show/p',
  access: 'public',
  summary: 'The product page in one answer; ref is _id, codigo or clave_interna. With a car, equivalents that do not fit it are left out',
  query: input({ ref: name, ...car.fields }, car.names),
  data: productPage,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  summary: 'One product',
  params: input({ id: name }),
  data: product,
})

export const checkFit = endpoint({
  method: 'POST',
  path: '/products/compatibilidad',
  access: 'public',
  summary: 'Does this part fit this car: si, si_condicion, no or sin_datos, and the row that says so',
  body: input({ ref: name, ...car.fields }, car.names),
  data: fit,
})

const fits = listOf(fit)

export const checkFits = endpoint({
  method: 'POST',
  path: '/products/compatibilidades',
  access: 'public',
  summary: 'The same for many parts at once, by their _id, in the order asked',
  body: input({ refs: z.array(name).check(z.maxLength(100)), ...car.fields }, car.names),
  data: fits,
})

// --- lists ---

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'Every product that is sold, a page at a time; with search, as the search does',
  query: pagedBy({ search: z.optional(searchText) }, {}),
  data: searchPage,
})

export const listNamed = endpoint({
  method: 'GET',
  path: '/products/productos-:list',
  access: 'public',
  summary: 'A named list: nuevos, premium, propios, outlet, recomendados, mas-buscados, promocion',
  params: input({ list: listName }),
  query: input({ ...paging }),
  data: summaries,
})

const shortList = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, access: 'public', summary, query: input({ ...paging }), data: summaries })
export const listMostSearched = shortList('/products/mas-buscados', 'What visitors looked for most, lately')
export const listPremium = shortList('/products/premium', 'The best of their kind')
export const listOutlet = shortList('/products/outlet', 'Last pieces at a lower price')
export const listRecommended = shortList('/products/recomendados', 'What the shop recommends')

const wireFirsts = z.object({
  premium: z.optional(z.array(productSummary.schema)),
  propios: z.optional(z.array(productSummary.schema)),
  nuevos: z.optional(z.array(productSummary.schema)),
  mas_buscados: z.optional(z.array(productSummary.schema)),
})
type Firsts = { readonly [List in 'premium' | 'own' | 'new' | 'most-searched']?: readonly ProductSummary[] | undefined }
const many = listOf(productSummary)
const firsts: Codec<z.output<typeof wireFirsts>, Firsts> = codec<z.output<typeof wireFirsts>, Firsts>(
  wireFirsts,
  (inside) => ({
    ...(inside.premium ? { premium: many.encode(inside.premium) } : {}),
    ...(inside.own ? { propios: many.encode(inside.own) } : {}),
    ...(inside.new ? { nuevos: many.encode(inside.new) } : {}),
    ...(inside['most-searched'] ? { mas_buscados: many.encode(inside['most-searched']) } : {}),
  }),
  (wire) => ({
    ...(wire.premium ? { premium: many.decode(wire.premium) } : {}),
    ...(wire.propios ? { own: many.decode(wire.propios) } : {}),
    ...(wire.nuevos ? { new: many.decode(wire.nuevos) } : {}),
    ...(wire.mas_buscados ? { 'most-searched': many.decode(wire.mas_buscados) } : {}),
  }),
)

export const listFirsts = endpoint({
  method: 'GET',
  path: '/products/primero',
  access: 'public',
  summary: 'What Home needs in one answer: a dozen of each list; key narrows it to one',
  query: input({ key: z.optional(z.enum(['premium', 'propios', 'nuevos', 'mas_buscados'])) }),
  data: firsts,
})

export const listByShelf = endpoint({
  method: 'GET',
  path: '/products/filters',
  access: 'public',
  summary: 'Products by categoria, tipo and marca',
  query: pagedBy(shelf.fields, shelf.names),
  data: searchPage,
})

const ofOneName = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, access: 'public', summary, params: input({ x: name }), query: input({ ...paging }), data: searchPage })
export const listOfType = ofOneName('/products/specific/tipo/:x', 'Products of a type')
export const listOfBrand = ofOneName('/products/specific/marca/:x', 'Products of a brand')

export const listAsked = endpoint({
  method: 'POST',
  path: '/products/specific',
  access: 'public',
  summary: 'Products for a JSON filter; several values of one kind mean any of them',
  body: input(askedProducts.fields, askedProducts.names),
  data: searchPage,
})

export const countFacets = endpoint({
  method: 'POST',
  path: '/products/specific/filtros',
  access: 'public',
  summary: 'The facets of that same filter with counts; each kind is counted with its own selection left out',
  body: input(askedProducts.fields, askedProducts.names),
  data: facets,
})

export const countAskedCategories = endpoint({
  method: 'POST',
  path: '/products/specific-search/categorias',
  access: 'public',
  summary: 'The categories of that same filter with counts',
  body: input(askedProducts.fields, askedProducts.names),
  data: listOf(counted),
})

// --- search ---

export const searchProducts = endpoint({
  method: 'GET',
  path: '/products/search/d',
  twin: '/products/busqueda/d',
  access: 'public',
  summary: 'Free-text search: sentences, part numbers, misspellings, both languages; says how it understood them',
  query: pagedBy({ search: z.optional(searchText) }, {}),
  data: searchPage,
})

export const searchWithin = endpoint({
  method: 'GET',
  path: '/products/search2/d',
  access: 'public',
  summary: 'Free-text search narrowed by categoria, tipo and marca',
  query: pagedBy({ search: z.optional(searchText), ...shelf.fields }, shelf.names),
  data: searchPage,
})

export const searchCategories = endpoint({
  method: 'GET',
  path: '/products/searchCat/d',
  access: 'public',
  summary: 'The categories that a search hits, with counts',
  query: input({ search: z.optional(searchText) }),
  data: listOf(counted),
})

export const interpretSearch = endpoint({
  method: 'GET',
  path: '/products/interpretar',
  access: 'public',
  summary: 'How the search box understands a sentence: car, part, brand, number, corrections',
  query: input({ search: searchText }),
  data: understood,
})

export const suggest = endpoint({
  method: 'GET',
  path: '/products/sugerencias',
  access: 'public',
  summary: 'Type-ahead from the second letter: products, categories, cars, part numbers; eight at most',
  query: input({ q: z.optional(searchText) }),
  data: suggestions,
})

// --- shelves ---

export const listCategories = endpoint({
  method: 'GET',
  path: '/products/categorias',
  access: 'public',
  summary: 'Categories: name, slug, image, number of products',
  data: listOf(countedCategory),
})

export const listSubcategories = endpoint({
  method: 'GET',
  path: '/products/subcategorias',
  access: 'public',
  summary: 'Subcategories of the category named by sub',
  query: input({ sub: z.optional(name) }),
  data: listOf(counted),
})

export const listPartTypes = endpoint({
  method: 'GET',
  path: '/products/tipos',
  access: 'public',
  summary: 'Part types in a category or subcategory',
  query: input({ cat: z.optional(name), sub: z.optional(name) }, { cat: 'category', sub: 'subcategory' }),
  data: listOf(counted),
})

// --- by car ---

const carInput = input({ ...car.fields, ...shelf.fields }, { ...car.names, ...shelf.names })
const byCar = (path: string, summary: string) =>
  endpoint({ method: 'GET', path, access: 'public', summary, query: carInput, data: listOf(counted) })

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
  query: pagedBy({ ...car.fields, ...shelf.fields }, { ...car.names, ...shelf.names }),
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
  data: strings,
})

// --- interest ---

export const recordInterest = endpoint({
  method: 'POST',
  path: '/products/visto',
  access: 'public',
  summary: 'A visitor opened a product; counted once a visitor and day for "most searched"',
  body: input({ ref: name }),
  data: asIs(z.null()),
})
