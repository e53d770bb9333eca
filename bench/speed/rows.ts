import type { Material } from './questions.queries.ts'
import type { Question } from './raw-client.ts'

/** One line of the table: how the same thing is asked of the shop and of the bare server. */
export type Row = {
  readonly name: string
  /** The n-th question; as long as n stays below `most`, one that nobody has asked before. Hot ones come again and again. */
  readonly ours: (n: number) => Question
  readonly bare: (n: number) => Question
  readonly most: number
}

/** Pages take the first of everything, calls the rest: neither finds what the other has left in a cache. */
const FOR_PAGES = { ids: 8_000, phrases: 1_000, sentences: 8_000 }
const HOT = 4
const LIMITS = { from: 36, count: 25 }
const EVERY_PAGE = 900

type Fields = Readonly<Record<string, string | number>>
function get(path: string, fields: Fields = {}): Question {
  const query = new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString()
  return { path: query ? `${path}?${query}` : path }
}
function post(path: string, fields: Fields): Question {
  return { path, body: JSON.stringify(fields) }
}
function at<Item>(items: readonly Item[], n: number): Item {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('nothing to ask for')
  return item
}

export function rowsOf(material: Material): readonly Row[] {
  return [...pages(material), ...calls(material), ...hot(material)]
}

function pages({ ids, phrases, sentences }: Material): Row[] {
  const [part, phrase, sentence] = [
    ids.slice(0, FOR_PAGES.ids),
    phrases.slice(0, FOR_PAGES.phrases),
    sentences.slice(0, FOR_PAGES.sentences),
  ]
  // Every page of the list, near and deep; then once more with one part less on each.
  const slice = (n: number) => ({ page: 1 + ((n * 7) % EVERY_PAGE), limit: 48 - Math.floor(n / EVERY_PAGE) })
  return [
    {
      name: 'page list',
      ours: (n) => get('/es/productos', slice(n)),
      bare: (n) => get('/page/list', slice(n)),
      most: EVERY_PAGE * 8,
    },
    {
      name: 'page part',
      ours: (n) => get('/es/productos/p', { ref: at(part, n) }),
      bare: (n) => get('/page/part', { id: at(part, n) }),
      most: part.length,
    },
    {
      name: 'page search',
      // One in four names no car.
      ours: (n) => get('/es/busqueda', { search: n % 4 === 3 ? textOf(at(phrase, n >> 2)) : at(sentence, n).text }),
      bare: (n) => (n % 4 === 3 ? get('/page/search', { ...at(phrase, n >> 2) }) : get('/page/sentence', { ...at(sentence, n) })),
      most: phrase.length * 4,
    },
    {
      name: 'page Home',
      // Home knows this word in its address and says nothing about a value like these: the page is the same, kept under another address.
      ours: (n) => get('/es', { cuenta: `n${n}` }),
      bare: () => get('/page/Home'),
      most: Number.POSITIVE_INFINITY,
    },
  ]
}

function calls({ ids, phrases, sentences, cars }: Material): Row[] {
  const [part, phrase, sentence] = [ids.slice(FOR_PAGES.ids), phrases.slice(FOR_PAGES.phrases), sentences.slice(FOR_PAGES.sentences)]
  const slice = (first: number, count: number) => (n: number) => ({
    page: first + (n % count),
    limit: LIMITS.from + (Math.floor(n / count) % LIMITS.count),
  })
  const [near, deep] = [slice(1, 199), slice(200, 701)]
  const begun = [...new Set(sentence.slice(0, 20_000).map(({ text }, n) => text.slice(0, 4 + (n % 16))))]
  const carOf = (n: number) => at(cars, n)
  const pageOf = (n: number) => 1 + ((n + Math.floor(n / cars.length)) % 3)
  const asked = (n: number) => ({ armadora: carOf(n).make, modelo: carOf(n).model, anio: carOf(n).year })
  return [
    { name: 'api list', ours: (n) => get('/api/products', near(n)), bare: (n) => get('/list', near(n)), most: 199 * LIMITS.count },
    { name: 'api deep list', ours: (n) => get('/api/products', deep(n)), bare: (n) => get('/list', deep(n)), most: 701 * LIMITS.count },
    {
      name: 'api text search',
      ours: (n) => get('/api/products/search/d', { search: textOf(at(phrase, n)) }),
      bare: (n) => get('/search', { ...at(phrase, n) }),
      most: phrase.length,
    },
    {
      name: 'api sentence',
      ours: (n) => get('/api/products/search/d', { search: at(sentence, n).text }),
      bare: (n) => get('/sentence', { ...at(sentence, n) }),
      most: sentence.length,
    },
    {
      name: 'api detail',
      ours: (n) => get(`/api/products/${at(part, n)}`),
      bare: (n) => get('/detail', { id: at(part, n) }),
      most: part.length,
    },
    {
      name: 'api vehicle',
      ours: (n) => get('/api/products/refaccion', { ...asked(n), page: pageOf(n) }),
      bare: (n) => get('/vehicle', { ...carOf(n), page: pageOf(n) }),
      most: cars.length * 3,
    },
    {
      name: 'api facets',
      // Once more with a price that every part has: what was counted for the car alone does not answer it.
      ours: (n) => post('/api/products/specific/filtros', { ...asked(n), precio_min: Math.floor(n / cars.length) }),
      bare: (n) => get('/facets', { ...carOf(n) }),
      most: cars.length * 5,
    },
    {
      name: 'api type-ahead',
      ours: (n) => get('/api/products/sugerencias', { q: at(begun, n) }),
      bare: (n) => get('/type-ahead', { text: at(begun, n) }),
      most: begun.length,
    },
  ]
}

/** Where the shop keeps finished answers, and the bare server the same bytes. */
function hot({ ids }: Material): Row[] {
  return [
    { name: 'hot api list', at: (n: number) => get('/api/products', { page: 1 + n }) },
    { name: 'hot api detail', at: (n: number) => get(`/api/products/${at(ids, n)}`) },
    { name: 'hot page list', at: (n: number) => get('/es/productos', { page: 2 + n }) },
    { name: 'hot page part', at: (n: number) => get('/es/productos/p', { ref: at(ids, n) }) },
    { name: 'hot page Home', at: () => get('/es') },
  ].map(({ name, at: address }) => ({
    name,
    ours: (n) => address(n % HOT),
    bare: (n) => get(`/hot${address(n % HOT).path}`),
    most: Number.POSITIVE_INFINITY,
  }))
}

function textOf({ text, brand }: Material['phrases'][number]) {
  return `${text} ${brand}`.toLowerCase()
}

export function isHot({ name }: Pick<Row, 'name'>) {
  return name.startsWith('hot ')
}
export function isPage({ name }: Pick<Row, 'name'>) {
  return name.startsWith('page ')
}
