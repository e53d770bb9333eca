import { expect, test } from 'vitest'
import { statementsOf } from './sql-statements.ts'

test.each([
  ['two dashes in a string', "insert into t values ('a -- b');\ndrop table carts;\ninsert into t values ('c')"],
  ['a comment that opens in a string', "select '/*'; drop table carts; select '*/'"],
  ['a quote in a comment', "-- it's\ndrop table carts; -- it's"],
  ['a quote in a long comment', "/* it's */ drop table carts; /* it's */"],
  ['comments within comments', "/* /* */ ' */ drop table carts; --'"],
  ['a comment that a carriage return ends', '-- old\rdrop table carts'],
  ['a quote in a quoted name', `select "it's"; drop table carts; select "it's"`],
  ['two dashes in a quoted name', 'select "a -- b"; drop table carts; select "c"'],
  ['a quote between dollars', "select $$it's$$; drop table carts; select $x$it's$x$"],
  ['tags between dollars that differ in a capital', 'select $a$ $A$ $a$; drop table carts; select $A$ $A$'],
  ['dollars in a name', 'select a$b$; drop table carts; select c$b$'],
  ['a backslash that escapes nothing', "select '\\'; drop table carts; select '\\'"],
])('%s hides no statement', (_, sql) => {
  expect(statementsOf(sql)).toContain('drop table carts')
})

test('a string goes on after an escaped quote', () => {
  expect(statementsOf("select E'\\'; drop table carts; select '; select 'it''s; drop table carts'")).toEqual(["select ''", "select ''"])
})

test('names are told without quotes and without the usual schema', () => {
  expect(statementsOf('ALTER TABLE "public" . "orders" ADD Column "note" text')).toEqual(['alter table orders add column note text'])
  expect(statementsOf('select "Orders", "check", "my table", other.orders')).toEqual(['select Orders_, check_, my_table_, other.orders'])
})

test('each thing done to a table is a statement of its own', () => {
  expect(statementsOf('alter table only orders add a numeric(8, 2), add b integer[] default array[1, 2]')).toEqual([
    'alter table only orders add a numeric(8, 2)',
    'alter table only orders add b integer[] default array[1, 2]',
  ])
})
