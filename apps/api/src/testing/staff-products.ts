import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@shop/domain/staff'
import { addStaff, staffCookieOf } from './test-customers.ts'
import type { Answered, TestShop } from './test-shop.ts'

type Desk = {
  readonly get: (path: string) => Promise<Answered>
  readonly post: (path: string, body: object) => Promise<Answered>
  readonly patch: (path: string, body: object) => Promise<Answered>
}

/** Somebody of that role at the catalogue's desk. */
export async function openDesk(shop: TestShop, role: StaffRole): Promise<Desk> {
  const email = `${role}-${randomUUID()}@example.mx`
  await addStaff(shop, email, role)
  const headers = { cookie: await staffCookieOf(shop, email), origin: shop.settings.publicUrl }
  const ask = (method: 'GET' | 'POST' | 'PATCH') => (path: string, body?: object) =>
    shop.ask(method, `/api/admin/productos${path}`, { headers, ...(body ? { body } : {}) })
  return { get: ask('GET'), post: ask('POST'), patch: ask('PATCH') }
}

/** Nissan Tsuru, 1992 to 2017, with a 1.6 all along and a 2.0 for some years; and a March. */
export async function addCars({ pool }: TestShop): Promise<void> {
  await pool.query(`
    with make as (insert into makes (slug, name) values ('nissan', 'Nissan') returning id),
      models as (insert into models (make_id, slug, name) select id, slug, name from make, (values ('tsuru', 'Tsuru'), ('march', 'March')) m (slug, name) returning id, slug)
    insert into model_engines (model_id, engine, year_from, year_to)
    select id, engine, year_from, year_to from models join (values
      ('tsuru', '1.6', 1992, 2017), ('tsuru', '2.0', 1994, 1998), ('march', '1.6', 2011, 2020)) e (model, engine, year_from, year_to) on model = slug`)
}
