import Fastify from 'fastify'
import pg from 'pg'

/** What the same answers cost at least: Fastify, `pg` and the shortest indexed SQL, with nothing of the shop around it. */
export const openBareServer = async (databaseUrl: string) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const app = Fastify({ logger: false })
  const answer = (path: string, sql: string, values: (query: Record<string, string>) => unknown[]) =>
    app.get<{ Querystring: Record<string, string> }>(path, async ({ query }) => ({
      success: true,
      message: '',
      data: (await pool.query({ name: path, text: sql, values: values(query) })).rows,
    }))

  const columns = `p.id, p.part_number, p.internal_key, p.name_es, p.equivalents, p.supplier, p.price_cents, p.stock, p.images, p.unit, p.status,
    b.name as brand, t.name_es as part_type, s.name_es as subcategory, c.name_es as category, o.discount_percent, o.name_es as promotion`
  const from = `join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id join subcategories s on s.id = t.subcategory_id
    join categories c on c.id = s.category_id left join promotions o on o.id = p.promotion_id`
  const dressed = (page: string, more = '') => `select ${columns}${more} from (${page}) page join products p on p.id = page.id ${from}`

  answer('/list', dressed(`select id from products where status = 'active' order by name_key_es, id limit 48 offset $1`), ({ offset }) => [
    Number(offset),
  ])
  answer(
    '/search',
    dressed(
      `select id from products where status = 'active' and search_vector @@ plainto_tsquery('spanish', $1) order by popularity desc, id limit 48`,
    ),
    ({ text }) => [text],
  )
  answer(
    '/detail',
    `select ${columns}, (select json_agg(f) from fitments f where f.product_id = p.id) as fitments from products p ${from} where p.id = $1`,
    ({ id }) => [Number(id)],
  )
  answer(
    '/vehicle',
    dressed(
      `select id from products where status = 'active' and id in (select product_id from fitments where model_id = $1 and $2 between year_from and year_to) order by name_key_es, id limit 48`,
      // The verdicts rest on these.
      `, p.is_universal, (select json_agg(f) from fitments f where f.product_id = p.id and f.model_id = $1) as fitments`,
    ),
    ({ model, year }) => [Number(model), Number(year)],
  )
  await app.ready()
  const close = async () => {
    await app.close()
    await pool.end()
  }
  return { app, close }
}
