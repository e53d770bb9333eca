import { expect, test } from 'vitest'
import { checkMigrations } from './check-migrations.ts'
import { reasonsAgainst } from './migration-rules.ts'

function judge(sql: string, earlier: readonly string[] = [], head = '-- lives-with: 0046\n') {
  return reasonsAgainst(
    { name: '0050_x.sql', sql: head + sql },
    earlier.map((text, at) => ({ name: `004${at}_e.sql`, sql: text })),
    '0046',
  )
}

test.each([
  ['drop table carts', /drops/],
  ['drop table if exists carts cascade', /drops/],
  ['alter table orders drop column note', /drops/],
  ['alter table orders drop note', /drops a column/],
  ['drop function price_of(integer)', /drops/],
  ['alter table orders rename to purchases', /renames/],
  ['alter table orders rename column note to remark', /renames/],
  ['alter table orders alter column total type numeric', /changes a type/],
  ['alter table orders alter total set data type numeric', /changes a type/],
  ['alter table orders alter column note set not null', /reads the whole table/],
  ['alter table orders add column rank integer not null', /give it a default/],
  ['alter table orders add rank integer not null', /give it a default/],
  ['alter table orders add column a integer not null default 1, add column b text not null', /give it a default/],
  ['alter table orders add column key uuid default gen_random_uuid()', /differ by row/],
  ['alter table orders add column seen timestamptz not null default clock_timestamp()', /differ by row/],
  ['alter table orders add column big text generated always as (upper(note)) stored', /differ by row/],
  ['alter table orders add column number bigserial', /differ by row/],
  ['alter table orders add column shelf integer references shelves', /constraint/],
  ["alter table orders add column kind text check (kind in ('a'))", /constraint/],
  ['alter table orders add constraint known foreign key (shelf) references shelves', /not valid/],
  ['alter table orders add constraint positive check (total > 0)', /not valid/],
  ['alter table orders add check (total > 0)', /not valid/],
  ['alter table orders add constraint once unique (folio)', /using index/],
  ['alter table orders add primary key (folio)', /using index/],
  ['create index orders_by_day on orders (day)', /concurrently/],
  ['create unique index orders_by_day on orders (day)', /concurrently/],
  ['create index on orders (day)', /concurrently/],
  ['drop index orders_by_day', /concurrently/],
  ['create trigger t after insert on orders for each row execute function f()', /trigger/],
  ['create or replace trigger t after insert on orders for each row execute function f()', /trigger/],
  ['truncate orders', /empties/],
  ['lock table orders', /locks/],
  ['reindex table orders', /locks/],
  ['do $$ begin alter table orders drop column note; end $$', /drops/],
  ['alter table orders add constraint p check (a > 0) not valid; alter table orders validate constraint p', /later file/],
  ['create index concurrently orders_by_day on orders (day)', /no transaction/],
  ['create table if not exists orders (total integer); alter table orders alter column total type numeric', /changes a type/],
  ['create table public.bins (id integer); alter table public.orders alter column total type numeric', /changes a type/],
  ['create table other.bins (id integer); alter table other.orders alter column total type numeric', /changes a type/],
  ['create table other.orders (id integer); alter table orders alter column total type numeric', /changes a type/],
  ['create table "Orders" (id integer); alter table orders alter column total type numeric', /changes a type/],
  ['alter table orders rename to old; create table orders (id integer)', /renames/],
  ['alter table "orders" alter column "total" type numeric', /changes a type/],
  ['alter table "my orders" alter "the total" set data type numeric', /changes a type/],
  ['alter table orders add "default" text not null', /give it a default/],
  ['alter table orders add checked boolean not null', /give it a default/],
  ['alter table orders set unlogged', /not known/],
  ['alter table orders set schema old', /not known/],
  ['alter table orders disable trigger all', /not known/],
  ['alter table orders enable row level security', /not known/],
  ['alter table orders alter column a add generated always as identity', /not known/],
  ['alter view order_goods set schema old', /takes away/],
  ['revoke select on orders from shop', /takes away/],
  ['alter table orders alter column a drop default', /count on/],
  ['alter table orders drop constraint positive', /count on/],
  ['alter table orders alter column a drop not null, drop note', /drops a column/],
  ['drop extension x', /drops/],
  ['drop domain x', /drops/],
  ['drop owned by x', /drops/],
  ['drop aggregate x(integer)', /drops/],
  ['drop policy x on orders', /drops/],
  ['drop foreign table x', /drops/],
  ['drop rule x on orders', /drops/],
  ['create index concurrently_made on orders (day)', /use concurrently/],
  ['drop index concurrently_made', /use concurrently/],
  ['update orders set total = 0', /holds its rows/],
  ['update only public.orders as o set total = 0 where id = 1', /holds its rows/],
  ['delete from orders where id = 1', /holds its rows/],
  ['with gone as (delete from orders returning id) select 1', /holds its rows/],
  ['merge into orders using carts on true when matched then delete', /holds its rows/],
  ['insert into orders values (1) on conflict (id) do update set total = 0', /holds its rows/],
  ['create table bins (id integer); truncate bins, orders', /empties/],
  ['alter table orders add constraint a check (x > 0), add constraint b check (y > 0) not valid', /not valid/],
  ['alter table orders add constraint once unique (folio) using index tablespace fast', /using index/],
  ['do language plpgsql $$ begin if true then delete from orders; end if; end $$', /holds its rows/],
  ["do 'begin drop table carts; end'", /drops/],
  ["do $$ begin execute 'drop table carts'; end $$", /cannot be read/],
])('%s is refused', (sql, reason) => {
  expect(judge(sql).join('\n')).toMatch(reason)
})

test.each([
  'alter table orders add column note text',
  'alter table orders add column paid boolean not null default false, add column at timestamptz default now()',
  'alter table orders add constraint positive check (total > 0) not valid',
  'alter table orders validate constraint positive',
  'alter table orders add constraint known foreign key (shelf) references shelves not valid',
  'alter table orders alter column note drop not null',
  'alter table orders add constraint once unique using index orders_once',
  "create table bins (id integer primary key, shelf integer references shelves, kind text not null check (kind in ('a'))); create index on bins (shelf); create trigger t after insert on bins for each row execute function f(); alter table bins add column x integer not null",
  "insert into policies values ('drop table carts; truncate orders')",
  'create function f() returns trigger language plpgsql as $$ begin drop table carts; return new; end $$',
  '-- drop table carts\nselect 1',
  'create table public.bins (id integer, "kind" text); alter table "bins" alter column kind type integer; update bins set id = 1; delete from bins',
  'alter table orders add column sizes integer[] not null default array[1, 2], alter note set default 3',
  'create table bins (shelf integer references shelves on update cascade on delete set null)',
  'grant select, update, delete on orders to shop',
])('%s is welcome', (sql) => {
  expect(judge(sql)).toEqual([])
})

test('a column that an earlier step proved to be filled may be told so', () => {
  const proof = ['alter table orders add constraint n check (note is not null) not valid', 'alter table orders validate constraint n']
  expect(judge('alter table orders alter column note set not null', proof)).toEqual([])
  expect(judge('alter table orders alter column note set not null', proof.slice(0, 1))).toHaveLength(1)
})

test('every column of a statement is judged, and by its own proof', () => {
  const proof = [
    'alter table orders add constraint n check ("note" is not null) not valid',
    'alter table public.orders validate constraint n',
  ]
  expect(judge('alter table orders alter note set not null, alter column "day" set not null', proof)).toEqual([
    expect.stringContaining('day'),
  ])
  expect(judge('alter table orders alter note set not null', [proof[0] ?? '', 'alter table orders validate constraint nn'])).toHaveLength(1)
})

test('rows of a table in use are changed only where the file says why nobody waits', () => {
  expect(judge('-- short: at most twenty rows, ever\nupdate carriers set name = upper(name)')).toEqual([])
  expect(judge('-- contract: release 1.1 stopped reading it\nupdate carriers set name = upper(name)')).toHaveLength(1)
})

test('without a transaction only what can be taken again may stand', () => {
  const twice = 'drop index concurrently if exists i;\ncreate index concurrently i on orders (day);'
  expect(judge(`-- no transaction\n${twice}`)).toEqual([])
  expect(judge('-- no transaction\ncreate index concurrently i on orders (day)').join()).toMatch(/taken again/)
  expect(judge(`-- no transaction\n${twice}\nupdate orders set day = 1`).join()).toMatch(/taken again/)
})

test('an exception needs a reason of its own kind', () => {
  const drop = 'alter table orders drop column note'
  expect(judge(`-- contract: release 1.1 stopped reading note\n${drop}`)).toEqual([])
  expect(judge(`-- contract: ok\n${drop}`)).toHaveLength(1)
  expect(judge(`-- short: at most twenty rows, ever\n${drop}`)).toHaveLength(1)
  expect(judge('-- short: at most twenty rows, ever\ncreate index on carriers (name)')).toEqual([])
})

test('every step says that the last release lives with it', () => {
  expect(judge('select 1', [], '')).toEqual([expect.stringContaining('-- lives-with: 0046')])
  expect(judge('select 1', [], '-- lives-with: 0047\n')).toEqual([expect.stringContaining('two releases')])
})

test('the steps since the last release hold', async () => {
  expect(await checkMigrations()).toEqual({ isGood: true, output: '' })
})
