import { sql } from 'kysely'
import type { BenchShop } from '../support/bench-shop.ts'

export type Question = { readonly method: 'GET' | 'POST'; readonly url: string; readonly payload?: object }
export type Kind = { readonly name: string; readonly questions: readonly Question[] }

const EACH = 200

const get = (path: string, fields: Readonly<Record<string, string | number>> = {}): Question => ({
  method: 'GET',
  url: `/api/products${path}?${new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))}`,
})
const post = (path: string, payload: object): Question => ({ method: 'POST', url: `/api/products${path}`, payload })

const names = async ({ db }: BenchShop, table: 'part_types' | 'brands' | 'categories', column: string) =>
  (
    await sql<{
      name: string
    }>`select ${sql.ref(column)} as name from ${sql.table(table)} order by md5(slug)`.execute(db)
  ).rows.map(({ name }) => name)

/** What is asked of both catalogues: names are the same in each, numbers of pages and parts are its own. No question comes twice. */
export const questionsFor = async (shop: BenchShop, products: number): Promise<Kind[]> => {
  const [types, slugs, brands, categories] = await Promise.all([
    names(shop, 'part_types', 'name_es'),
    names(shop, 'part_types', 'slug'),
    names(shop, 'brands', 'slug'),
    names(shop, 'categories', 'slug'),
  ])
  const { rows: cars } = await sql<{ make: string; model: string; year: number }>`
    select k.name as make, m.name as model, (min(e.year_from) + max(e.year_to)) / 2 as year
    from models m join makes k on k.id = m.make_id join model_engines e on e.model_id = m.id where m.is_carried group by m.id, k.name, m.name order by md5(m.id::text)`.execute(
    shop.db,
  )
  const each = (ask: (i: number) => Question | undefined) => Array.from({ length: EACH }, (_, i) => ask(i)).flatMap((one) => one ?? [])
  const at = <Item>(items: readonly Item[], i: number): Item => items[i % items.length] as Item
  const lastPage = Math.floor(products / 48) - 1
  return [
    { name: 'list', questions: each((i) => post('/specific', i % 2 ? { marca: at(brands, i) } : { tipo: at(slugs, i) })) },
    { name: 'page of the whole shop', questions: each((i) => get('', { page: 1 + Math.round((i * lastPage) / EACH) })) },
    {
      name: 'page by price',
      questions: each((i) => post('/specific', { sort: 3, page: 1 + Math.round((i * lastPage) / EACH) })),
    },
    { name: 'text search', questions: each((i) => get('/search/d', { search: at(types, i) })) },
    { name: 'detail', questions: each((i) => get(`/${1 + ((i * 7919) % products)}`)) },
    {
      name: 'vehicle',
      questions: each((i) => get('/refaccion', { armadora: at(cars, i).make, modelo: at(cars, i).model, anio: at(cars, i).year })),
    },
    {
      name: 'sentence with a car',
      questions: each((i) => get('/search/d', { search: `${at(types, i)} ${at(cars, i).model} ${at(cars, i).year}` })),
    },
    { name: 'filters of a kind', questions: each((i) => post('/specific/filtros', { tipo: at(slugs, i) })) },
    {
      name: 'filters of a shelf',
      questions: each((i) =>
        post('/specific/filtros', i < categories.length ? { categoria: at(categories, i) } : { marca: at(brands, i) }),
      ),
    },
    { name: 'filters of a search', questions: each((i) => post('/specific/filtros', { search: at(types, i) })) },
    {
      name: 'filters of a car',
      questions: each((i) => post('/specific/filtros', { armadora: at(cars, i).make, modelo: at(cars, i).model, anio: at(cars, i).year })),
    },
    {
      name: 'filters of a sentence',
      questions: each((i) => post('/specific/filtros', { search: `${at(types, i)} ${at(cars, i).model} ${at(cars, i).year}` })),
    },
    { name: 'type-ahead', questions: each((i) => get('/sugerencias', { q: at(types, i).slice(0, 3 + (i % 5)) })) },
    {
      name: 'type-ahead with a car',
      questions: each((i) => get('/sugerencias', { q: `${at(types, i)} ${at(cars, i).model.slice(0, 2 + (i % 3))}` })),
    },
  ]
}
