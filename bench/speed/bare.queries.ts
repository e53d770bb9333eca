/** The shortest SQL that gives the same answers, on the shop's own tables and indexes. */
type Statement = { readonly text: string | ((asked: Asked) => string); readonly values: (asked: Asked) => unknown[] }
export type Asked = Readonly<Record<string, string>>

const COLUMNS = `p.id, p.part_number, p.internal_key, p.name_es, p.equivalents, p.supplier, p.price_cents, p.stock, p.images, p.unit, p.status,
  b.name as brand, t.name_es as part_type, s.name_es as subcategory, c.name_es as category, o.discount_percent, o.name_es as promotion`
const NAMES = `join brands b on b.id = p.brand_id join part_types t on t.id = p.part_type_id join subcategories s on s.id = t.subcategory_id
  join categories c on c.id = s.category_id left join promotions o on o.id = p.promotion_id`

/** The page is found first; only its rows are dressed. */
function dressed(page: string, more = '') {
  return `select ${COLUMNS}${more} from (${page}) page join products p on p.id = page.id ${NAMES}`
}

/** The verdicts for a car rest on these. */
function rowsOfCar(model: string) {
  return `, p.is_universal, (select json_agg(f) from fitments f where f.product_id = p.id and f.model_id = ${model}) as fitments`
}
const OF_CAR = `select product_id from fitments where model_id = $1 and $2 between year_from and year_to`
const PAGE = 48

export const STATEMENTS = {
  list: {
    // As a text: of a limit that it does not know, the planner expects thousands of rows.
    text: ({ limit }) =>
      dressed(`select id from products where status = 'active' order by is_available desc, list_rank, id limit ${Number(limit)} offset $1`),
    values: ({ page, limit }) => [(Number(page) - 1) * Number(limit)],
  },
  search: {
    text: dressed(`select id from products where status = 'active' and search_vector @@ plainto_tsquery('spanish', words_key($1)) and brand_id = $2
      order by is_available desc, popularity desc, id limit ${PAGE}`),
    values: ({ text, brandId }) => [text, Number(brandId)],
  },
  sentence: {
    text: dressed(
      `select id from products where status = 'active' and id in (${OF_CAR} and part_type_id = $3) order by is_available desc, popularity desc, id limit ${PAGE}`,
      rowsOfCar('$1'),
    ),
    values: ({ modelId, year, typeId }) => [Number(modelId), Number(year), Number(typeId)],
  },
  detail: {
    text: `select ${COLUMNS}, p.description_es, (select json_agg(f) from fitments f where f.product_id = p.id) as fitments from products p ${NAMES} where p.id = $1`,
    values: ({ id }) => [Number(id)],
  },
  related: {
    text: dressed(`select id from products where status = 'active' and part_type_id = (select part_type_id from products where id = $1) and id <> $1
      order by is_available desc, popularity desc, id limit 12`),
    values: ({ id }) => [Number(id)],
  },
  vehicle: {
    text: dressed(
      `select id from products where status = 'active' and id in (${OF_CAR}) order by is_available desc, popularity desc, id limit ${PAGE} offset $3`,
      rowsOfCar('$1'),
    ),
    values: ({ modelId, year, page }) => [Number(modelId), Number(year), (Number(page) - 1) * PAGE],
  },
  facets: {
    text: `with fitting as materialized (select part_type_id, brand_id from products where status = 'active' and id in (${OF_CAR}))
      select 'type' as kind, t.name_es as name, count(*) from fitting join part_types t on t.id = part_type_id group by 1, 2
      union all select 'brand', b.name, count(*) from fitting join brands b on b.id = brand_id group by 1, 2`,
    values: ({ modelId, year }) => [Number(modelId), Number(year)],
  },
  'type-ahead': {
    text: `select p.id, p.name_es, p.images, b.name as brand from products p join brands b on b.id = p.brand_id
      where p.status = 'active' and p.search_vector @@ to_tsquery('spanish', replace(trim(words_key($1)), ' ', ' & ') || ':*')
      order by p.popularity desc, p.id limit 10`,
    values: ({ text }) => [text],
  },
} satisfies Record<string, Statement>

export type StatementName = keyof typeof STATEMENTS

/** As `pg` takes it: prepared once on each connection, under its name. */
export function statementOf(name: StatementName, asked: Asked) {
  const { text, values }: Statement = STATEMENTS[name]
  if (typeof text === 'string') return { name, text, values: values(asked) }
  return { name: `${name} ${asked.limit}`, text: text(asked), values: values(asked) }
}
