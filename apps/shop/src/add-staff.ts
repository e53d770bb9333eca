import { parseArgs } from 'node:util'
import { insertStaff } from '@shop/api/modules/staff/staff.queries'
import { prepareTables } from '@shop/api/prepare-tables'
import { hashPassword } from '@shop/api/secrets/password-hash'
import { newSecret } from '@shop/api/secrets/random-secret'
import { cleanEmail, validEmail } from '@shop/domain/field-rules'
import { STAFF_ROLES } from '@shop/domain/staff'
import { readSettings } from '@shop/settings/settings'
import { connectCommand } from './connect-command.ts'
import { shopDatabase } from './shop-database.ts'

/** `npm run staff:add`: how the first owner of a real shop gets in. The password is shown once and nowhere kept. */
const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } })
const role = STAFF_ROLES.find((one) => one === values.role)
if (!values.email || validEmail(values.email) || !values.name || !role) {
  console.error(`Say who: npm run staff:add -- --email ana@example.mx --name Ana --role owner (${STAFF_ROLES.join(', ')})`)
  process.exit(1)
}
const settings = readSettings(process.env)
const database = await shopDatabase(settings)
try {
  await prepareTables(settings, database.url)
  const { db, close } = connectCommand(database.url)
  const password = newSecret().slice(0, 20)
  const id = await insertStaff(db, {
    email: cleanEmail(values.email),
    name: values.name,
    role,
    passwordHash: await hashPassword(password),
  })
  await close()
  console.log(id === undefined ? 'Somebody has that e-mail already; nothing was changed.' : `Signs in with ${values.email} and ${password}`)
} finally {
  await database.stop()
}
