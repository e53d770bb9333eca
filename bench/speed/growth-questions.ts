import type { Client } from 'pg'
import type { Question } from './raw-client.ts'

export type Kind = { readonly name: string; readonly questions: readonly Question[] }

const EACH = 200
/** Parts on a page of the API; pages of the shop ask for one less, so that neither finds what the other has left in a cache. */
const ON_A_PAGE = 48

type Fields = Readonly<Record<string, string | number>>
function addressed(path: string, fields: Fields): Question {
  return {
    path: `${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`,
  }
}
function get(path: string, fields: Fields): Question {
  return addressed(`/api/products${path}`, fields)
}
function post(path: string, payload: object): Question {
  return { path: `/api/products${path}`, body: JSON.stringify(payload) }
}

function at<Item>(items: readonly Item[], i: number): Item {
  return items[i % items.length] as Item
}

/** What is asked of every catalogue: names are the same in each, numbers of pages and parts are its own. No question comes twice. */
export async function questionsFor(client: Client): Promise<Kind[]> {
  const column = async <Value>(sql: string) => (await client.query<{ value: Value }>(sql)).rows.map(({ value }) => value)
  const types = await column<string>('select name_es as value from part_types order by md5(slug)')
  const slugs = await column<string>('select slug as value from part_types order by md5(slug)')
  const brands = await column<string>('select slug as value from brands order by md5(slug)')
  const categories = await column<string>('select slug as value from categories order by md5(slug)')
  const ids = await column<number>(`select id as value from products where status = 'active' order by md5(id::text) limit ${EACH * 2}`)
  const [products = 0] = await column<number>(`select count(*)::int as value from products where status = 'active'`)
  const cars = await column<{ make: string; model: string; year: number }>(CARS)

  const each = (ask: (i: number) => Question) => [
    ...new Map(Array.from({ length: EACH }, (_, i) => ask(i)).map((one) => [JSON.stringify(one), one])).values(),
  ]
  const paged = (most: number) => (i: number) => {
    const pages = Math.floor(products / most)
    // A small shop has fewer pages than there are questions: once more with one part less on each.
    return pages > EACH
      ? { page: 1 + Math.floor((i * pages) / EACH), limit: most }
      : { page: 1 + (i % pages), limit: most - 2 * Math.floor(i / pages) }
  }
  const [pageOf, shownPageOf] = [paged(ON_A_PAGE), paged(ON_A_PAGE - 1)]
  const carOf = (i: number) => ({ armadora: at(cars, i).make, modelo: at(cars, i).model, anio: at(cars, i).year })
  const sentence = (i: number) => `${at(types, i)} ${at(cars, i).model} ${at(cars, i).year}`
  return [
    { name: 'list', questions: each((i) => post('/specific', i % 2 ? { marca: at(brands, i) } : { tipo: at(slugs, i) })) },
    { name: 'page of the whole shop', questions: each((i) => get('', pageOf(i))) },
    { name: 'page by price', questions: each((i) => post('/specific', { sort: 3, ...pageOf(i) })) },
    { name: 'text search', questions: each((i) => get('/search/d', { search: at(types, i) })) },
    { name: 'detail', questions: each((i) => ({ path: `/api/products/${at(ids, i)}` })) },
    { name: 'vehicle', questions: each((i) => get('/refaccion', carOf(i))) },
    { name: 'sentence with a car', questions: each((i) => get('/search/d', { search: sentence(i) })) },
    { name: 'filters of a kind', questions: each((i) => post('/specific/filtros', { tipo: at(slugs, i) })) },
    {
      name: 'filters of a shelf',
      questions: each((i) =>
        post('/specific/filtros', i < categories.length ? { categoria: at(categories, i) } : { marca: at(brands, i) }),
      ),
    },
    { name: 'filters of a search', questions: each((i) => post('/specific/filtros', { search: at(types, i) })) },
    { name: 'filters of a car', questions: each((i) => post('/specific/filtros', carOf(i))) },
    { name: 'filters of a sentence', questions: each((i) => post('/specific/filtros', { search: sentence(i) })) },
    { name: 'type-ahead', questions: each((i) => get('/sugerencias', { q: at(types, i).slice(0, 3 + (i % 5)) })) },
    {
      name: 'type-ahead with a car',
      questions: each((i) => get('/sugerencias', { q: `${at(types, i)} ${at(cars, i).model.slice(0, 2 + (i % 3))}` })),
    },
    { name: 'whole page: list', questions: each((i) => addressed('/es/productos', shownPageOf(i))) },
    { name: 'whole page: part', questions: each((i) => addressed('/es/productos/p', { ref: at(ids, EACH + i) })) },
    // Other parts for the cars than in the calls: each sentence is new.
    {
      name: 'whole page: search',
      questions: each((i) => addressed('/es/busqueda', { search: `${at(types, i + 1)} ${at(cars, i).model} ${at(cars, i).year}` })),
    },
  ]
}

const CARS = `select json_build_object('make', k.name, 'model', m.name, 'year', (min(e.year_from) + max(e.year_to)) / 2) as value
  from models m join makes k on k.id = m.make_id join model_engines e on e.model_id = m.id
  where m.is_carried group by m.id, k.name, m.name order by md5(m.id::text)`
