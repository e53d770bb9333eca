import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type {} from '../../apps/api/src/testing/provided-context.ts'
import { TYPES } from '../table-types.ts'
import { createDatabase, dropDatabase } from '../test-database.ts'
import { describeStatement } from './describe-statement.ts'
import { type Edit, withRawStatements } from './read-statements.ts'
import { differences } from './row-types.ts'

let url: string
let client: Client
let types: ReadonlyMap<number, string>
const { adminUrl, template } = inject('database')
beforeAll(async () => {
  url = await createDatabase(adminUrl, template)
  client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ oid: number; typname: string }>('select oid, typname from pg_type')
  types = new Map(rows.map(({ oid, typname }) => [oid, TYPES[typname] ?? typname]))
})
afterAll(async () => {
  await client.end()
  await dropDatabase(adminUrl, url)
})

function problems(edit?: Edit) {
  return withRawStatements(async (statements, checker) => {
    expect(statements.length).toBeGreaterThan(FEWEST)
    const found: string[] = []
    for (const { place, texts, row } of statements) {
      for (const text of texts) {
        const wrong = await describeStatement(client, text).then(
          (columns) =>
            differences(
              checker,
              row,
              columns.map(({ name, type }) => ({ name, type: types.get(type) ?? String(type) })),
            ),
          (error: Error) => [`${error.message} in ${text}`],
        )
        found.push(...wrong.map((problem) => `${place}: ${problem}`))
      }
    }
    return [...new Set(found)]
  }, edit)
}

/** Far below what there is: with the wrong compiler nothing would be read, and nothing would be wrong with it. */
const FEWEST = 50

test('the database takes every raw statement, and answers it with the columns that the code reads', async () => {
  expect(await problems()).toEqual([])
})

const WRONG = [
  ['order-work.queries.ts', 'select may_leave', 'select may_leaf', 'column "may_leaf" does not exist'],
  // A part that other statements share.
  ['matching.queries.ts', 'f.year_to >= ', 'f.year_too >= ', 'column f.year_too does not exist'],
  ['sandbox-store.queries.ts', '{ locked: boolean }', '{ locked: string }', 'locked is boolean and not string'],
  ['vehicles.queries.ts', '{ year: string }', '{ years: string }', 'there is no column years'],
  ['transfers.queries.ts', 'select free from', 'select free, 1 as more from', 'nobody reads the column more'],
] as const

test('a misspelt column, a wrong type, a wrong name and a column too many are found', async () => {
  const found = await problems((path, text) =>
    WRONG.reduce((kept, [file, right, wrong]) => (path.endsWith(`/${file}`) ? kept.replace(right, wrong) : kept), text),
  )
  for (const [, , , problem] of WRONG) expect(found).toContainEqual(expect.stringContaining(problem))
})
