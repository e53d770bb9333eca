import { everyEndpoint } from '@shop/contract/every-endpoint'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD } from './testing/test-customers.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { everyStaffWrite } from './testing/write-examples/every-write.ts'
import type { WriteExample, WriteExamples } from './testing/write-examples/write-example.ts'

/** What leaves no row in the audit log, and why. Whoever adds to it explains it. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /personal/logout': 'nobody’s rights or things change; the sign-out is among the security events',
  'POST /personal/totp': 'a secret that counts for nothing until it is confirmed',
  'POST /admin/chat/:id/mensajes': 'the message itself says who wrote it and when, and is never changed',
  'POST /admin/chat/:id/leido': 'a mark of what somebody has seen',
  'POST /admin/imagenes': 'a file that nothing shows until somebody puts it on a product or a page, which is recorded',
  'POST /admin/apertura/vista-previa': 'a pass that shows the shop and changes nothing of it',
  'POST /admin/importaciones': 'a file that counts for nothing until it is applied',
  'POST /admin/importaciones/:id/fotos': 'files that nothing shows; the import that places them is recorded',
  'POST /admin/importaciones/:id/fotos/reintentar': 'asks once more for what the applied import, which is recorded, asked for',
  'POST /admin/importaciones/:id/hoja': 'reads a file another way and changes nothing of the catalogue',
  'POST /admin/importaciones/:id/nombres': 'says what an import would make, and makes nothing',
  'POST /admin/importaciones/:id/renglones': 'says which rows of a file are not wanted, and changes nothing of the catalogue',
  'POST /admin/importaciones/:id/revisar': 'compares a file with the catalogue and changes nothing of it',
  'POST /admin/conciliacion': 'the comparison itself says who asked for it and when, and is never removed',
  'POST /admin/contradicciones': 'judges the catalogue and changes nothing of it',
}

let shop: TestShop
let writes: WriteExamples
beforeAll(async () => {
  shop = await testShop()
  writes = await everyStaffWrite(shop)
})
afterAll(() => shop.close())

const declared = everyEndpoint
  .filter(({ access, method, isQuestion }) => access === 'staff' && method !== 'GET' && !isQuestion)
  .map(({ method, path }) => `${method} ${path}`)

test('every write of staff is walked here, or says why not', () => {
  expect(Object.keys(writes).toSorted()).toEqual(declared.toSorted())
  expect(declared).toEqual(expect.arrayContaining(Object.keys(EXCEPTIONS)))
})

test.each(declared.filter((name) => !EXCEPTIONS[name]))(
  '%s is in the audit log with a row of its own, and nothing that opens a door got into it',
  async (name) => {
    const { answer, entries, facts } = await logged(exampleOf(name))
    expect([answer.status, answer.body.message]).toEqual([200, answer.body.message])
    // The write is the last thing that happened.
    const last = entries.at(-1)
    expect(last).toMatchObject({ staff_name: 'Beto', staff_role: 'owner' })
    expect(last.before ?? last.after).toBeTruthy()
    expect(last.before).not.toEqual(last.after)
    await expectNoSecretIn(facts)
  },
)

test('of a bank account that somebody wrote into a reason the log keeps the last four digits', async () => {
  expect((await logged(exampleOf('POST /admin/ordenes/:folio/reembolso'))).facts).toContain('Depositar en •••• 8909')
})

function exampleOf(name: string): WriteExample {
  const example = writes[name]
  if (!example) throw new Error(`${name} has no example`)
  return example
}

/** What a write answers, and what it left in the log. */
async function logged(write: WriteExample) {
  const known = await shop.pool.query('select coalesce(max(id), 0) as id from audit_log')
  const answer = await write()
  const { rows: entries } = await shop.pool.query(
    `select *, coalesce(before::text, '') || coalesce(after::text, '') as facts from audit_log where id > $1 order by id`,
    [known.rows[0].id],
  )
  return { answer, entries, facts: entries.map(({ facts }) => facts).join(' ') }
}

async function expectNoSecretIn(log: string) {
  const { rows: secrets } = await shop.pool.query(
    `select password_hash as secret from staff union select totp_secret from staff union select hash from staff_sessions union select hash from offers union select hash from staff_invitations union select hash from staff_recovery_codes`,
  )
  for (const { secret } of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain(PASSWORD)
  expect(log).not.toMatch(/\b\d{18}\b/)
}
