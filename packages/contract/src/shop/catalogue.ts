import * as z from 'zod/mini'
import { asIs, listOf, pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { askedProducts, car, listName, searchText, shelf } from '../wire/catalogue/asked-products.ts'
import { counted, countedCategory, countedPartType, facets } from '../wire/catalogue/counted.ts'
import { firsts } from '../wire/catalogue/firsts.ts'
import { productSummary } from '../wire/catalogue/product.ts'
import { searchPage, suggestions, understood } from '../wire/catalogue/search.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

const name = shortText(80)
const summaries = pageOf(productSummary)

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'Every product that is sold, a page at a time; with search, as the search does',
  query: input({ ...paging, search: z.optional(searchText) }),
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

function shortList(path: string, summary: string) {
  return endpoint({ method: 'GET', path, access: 'public', summary, query: input({ ...paging }), data: summaries })
}
export const listMostSearched = shortList('/products/mas-buscados', 'What visitors looked for most, lately')
export const listPremium = shortList('/products/premium', 'The best of their kind')
export const listOutlet = shortList('/products/outlet', 'Last pieces at a lower price')
export const listRecommended = shortList('/products/recomendados', 'What the shop recommends')

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
  query: input({ ...paging, ...shelf.fields }, shelf.names),
  data: searchPage,
})

function ofOneName(path: string, summary: string) {
  return endpoint({
    method: 'GET',
    path,
    access: 'public',
    summary,
    params: input({ x: name }),
    query: input({ ...paging }),
    data: searchPage,
  })
}
export const listOfType = ofOneName('/products/specific/tipo/:x', 'Products of a type')
export const listOfBrand = ofOneName('/products/specific/marca/:x', 'Products of a brand')

export const listAsked = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/specific',
  access: 'public',
  summary: 'Products for a JSON filter; several values of one kind mean any of them',
  body: input(askedProducts.fields, askedProducts.names),
  data: searchPage,
})

export const countFacets = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/specific/filtros',
  access: 'public',
  summary: 'The facets of that same filter with counts; each kind is counted with its own selection left out',
  body: input(askedProducts.fields, askedProducts.names),
  data: facets,
})

export const countAskedCategories = endpoint({
  method: 'POST',
  isQuestion: true,
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
  countsVisitors: true,
  summary: 'Free-text search: sentences, part numbers, misspellings, both languages; says how it understood them',
  query: input({ ...paging, search: z.optional(searchText) }),
  data: searchPage,
})

export const searchWithin = endpoint({
  method: 'GET',
  path: '/products/search2/d',
  access: 'public',
  countsVisitors: true,
  summary: 'Free-text search narrowed by categoria, tipo and marca',
  query: input({ ...paging, search: z.optional(searchText), ...shelf.fields }, shelf.names),
  data: searchPage,
})

export const recordSearch = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/buscado',
  access: 'public',
  summary: 'A visitor searched on a page; counted once a visitor, text and day, without who it was',
  body: input({ search: searchText }),
  data: asIs(z.null()),
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
  summary:
    'Type-ahead from the second letter: sentences that find something, categories, cars, part numbers and products; ten at most. Products say whether they fit the car of the sentence, or else the one that was named',
  query: input({ q: z.optional(searchText), ...car.fields }, car.names),
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
  summary: 'Part types in a category or subcategory, each with the picture of a part of it',
  query: input({ cat: z.optional(name), sub: z.optional(name) }, { cat: 'category', sub: 'subcategory' }),
  data: listOf(countedPartType),
})
