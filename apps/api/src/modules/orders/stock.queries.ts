import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type FrozenLine, insertedLines } from './checkout-lines.queries.ts'

export type Pieces = { readonly productId: number; readonly qty: number }
export type FreeStock = { readonly productId: number; readonly free: number }

/**
 * Reserves the pieces of a purchase and inserts its lines, if there are enough of all; says what was free before. Products are locked in the order
 * of ids, and before the lines: their foreign key would take a weaker lock first, which deadlocks with a change of the part's key (decision 0095).
 */
export async function reserveLines(db: Db, checkoutId: string, lines: readonly FrozenLine[]): Promise<FreeStock[]> {
  const pieces = byProduct(lines)
  const { rows } = await sql<FreeStock>`
    with wanted as (select * from unnest(${pieces.map(({ productId }) => productId)}::integer[], ${pieces.map(({ qty }) => qty)}::integer[]) w (id, qty)),
      locked as materialized (
        select p.id, case when p.status = 'inactive' then 0 else p.stock - p.reserved end as free
        from products p where p.id in (select id from wanted) order by p.id for no key update
      ),
      judged as materialized (select bool_and(coalesce(l.free, 0) >= w.qty) as is_enough from wanted w left join locked l on l.id = w.id),
      taken as (update products p set reserved = p.reserved + w.qty from wanted w, judged j where p.id = w.id and j.is_enough),
      inserted as (${insertedLines(sql`${checkoutId}::uuid`, lines, sql`, judged j where j.is_enough`)})
    select id as "productId", free from locked`.execute(db)
  return rows
}

export type LineStock = Pieces & { readonly hold: 'held' | 'sold' | 'released' | 'returned'; readonly name: string; readonly free: number }

/** A part may be bought at its own price and at a promised one: two lines, one stock. */
export function byProduct<Line extends Pieces>(lines: readonly Line[]): Line[] {
  return [
    ...Map.groupBy(lines, ({ productId }) => productId)
      .values()
      .flatMap(([first, ...more]) => (first ? [{ ...first, qty: more.reduce((sum, { qty }) => sum + qty, first.qty) }] : [])),
  ]
}

/** In the order of ids, as everybody who locks several. */
export async function lockStock(db: Db, productIds: readonly number[]): Promise<void> {
  await sql`select id from products where id = any(${[...productIds]}::integer[]) order by id for no key update`.execute(db)
}

/** What was bought of each product, with the products locked, in the order of ids. All lines of a purchase are held, sold or let go together. */
export async function lockLineStock(db: Db, checkoutId: string): Promise<LineStock[]> {
  const rows = await db
    .selectFrom('checkout_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select((e) => ['l.product_id as productId', 'l.qty', 'l.hold', 'l.name', e('p.stock', '-', e.ref('p.reserved')).as('free')])
    .where('l.checkout_id', '=', checkoutId)
    .orderBy('p.id')
    .forNoKeyUpdate('p')
    .$narrowType<Pick<LineStock, 'hold'>>()
    .execute()
  return byProduct(rows)
}

/** Gives back what was put aside, once: only lines that are still held. */
export async function releaseHeld(db: Db, checkoutId: string, lines: readonly LineStock[]): Promise<void> {
  const held = lines.filter(({ hold }) => hold === 'held')
  if (held.length === 0) return
  await sql`
    with let_go as (update checkout_lines set hold = 'released' where checkout_id = ${checkoutId} and hold = 'held')
    update products p set reserved = p.reserved - w.qty
    from unnest(${held.map(({ productId }) => productId)}::integer[], ${held.map(({ qty }) => qty)}::integer[]) w (id, qty)
    where p.id = w.id`.execute(db)
}

/** Puts aside again what was let go; the caller knows that there is enough. */
export async function holdAgain(db: Db, checkoutId: string, lines: readonly LineStock[]): Promise<void> {
  const released = lines.filter(({ hold }) => hold === 'released')
  if (released.length === 0) return
  await sql`
    with again as (update checkout_lines set hold = 'held' where checkout_id = ${checkoutId} and hold = 'released')
    update products p set reserved = p.reserved + w.qty
    from unnest(${released.map(({ productId }) => productId)}::integer[], ${released.map(({ qty }) => qty)}::integer[]) w (id, qty)
    where p.id = w.id`.execute(db)
}

/** Takes the pieces out of stock, those put aside and those that are free. */
export async function sell(db: Db, checkoutId: string, orderId: number, lines: readonly LineStock[]): Promise<void> {
  const sold = lines.filter(({ hold }) => hold === 'held' || hold === 'released')
  if (sold.length === 0) return
  const held = sold.map(({ hold, qty }) => (hold === 'held' ? qty : 0))
  await sql`
    with told as materialized (select stock_changes_for('sale', ${orderId}) as reason),
      gone as (update checkout_lines set hold = 'sold' where checkout_id = ${checkoutId} and hold in ('held', 'released'))
    update products p set stock = p.stock - w.qty, reserved = p.reserved - w.held
    from unnest(${sold.map(({ productId }) => productId)}::integer[], ${sold.map(({ qty }) => qty)}::integer[], ${held}::integer[]) w (id, qty, held), told
    where p.id = w.id and told.reason <> ''`.execute(db)
}

/** Pieces that came back or never left, named by the place of their line. The caller has locked the products. */
export async function putBack(
  db: Db,
  { checkoutId, orderId, staffId }: { readonly checkoutId: string; readonly orderId: number; readonly staffId: number | undefined },
  pieces: readonly { readonly place: number; readonly qty: number }[],
): Promise<void> {
  if (pieces.length === 0) return
  await sql`
    with told as materialized (select stock_changes_for('return', ${orderId}, ${staffId ?? null}) as reason),
      came as materialized (
        select l.place, l.product_id, w.qty
        from unnest(${pieces.map(({ place }) => place)}::integer[], ${pieces.map(({ qty }) => qty)}::integer[]) w (place, qty)
        join checkout_lines l on l.checkout_id = ${checkoutId} and l.place = w.place
      ),
      back as (update checkout_lines l set back_qty = l.back_qty + c.qty from came c where l.checkout_id = ${checkoutId} and l.place = c.place),
      sums as (select product_id, sum(qty)::integer as qty from came group by product_id)
    update products p set stock = p.stock + s.qty from sums s, told where p.id = s.product_id and told.reason <> ''`.execute(db)
}
