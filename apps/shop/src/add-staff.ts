import { insertStaff } from '@shop/api/modules/staff/staff.queries'
import { hashPassword } from '@shop/api/secrets/password-hash'
import { newSecret } from '@shop/api/secrets/random-secret'
import { isShutOut } from '@shop/domain/demo-accounts'
import { cleanEmail, validEmail } from '@shop/domain/field-rules'
import { STAFF_ROLES } from '@shop/domain/staff'
import { connectCommand } from './connect-command.ts'
import { readOptions } from './read-options.ts'
import { runCommand } from './run-command.ts'
import { shopDatabase } from './shop-database.ts'

/** `npm run staff:add`: how the first owner of a real shop gets in. The password is shown once and nowhere kept. */
const { values } = readOptions({ options: { email: { type: 'string' }, name: { type: 'string' }, role: { type: 'string' } } })
const role = STAFF_ROLES.find((one) => one === values.role)
const { name } = values
const email = cleanEmail(values.email ?? '')
if (validEmail(email) || !name || !role) {
  console.error(`Say who: npm run staff:add -- --email ana@example.mx --name Ana --role owner (${STAFF_ROLES.join(', ')})`)
  process.exit(1)
}
await runCommand(
  async ({ mode }, url) => {
    if (isShutOut(mode, email)) {
      console.error(`${email} belongs to the demo, and its password is published; nothing was changed.`)
      process.exitCode = 1
      return
    }
    const { db, close } = connectCommand(url)
    const password = newSecret().slice(0, 20)
    const id = await insertStaff(db, { email, name, role, passwordHash: await hashPassword(password) })
    await close()
    console.log(id === undefined ? 'Somebody has that e-mail already; nothing was changed.' : `Signs in with ${email} and ${password}`)
  },
  { open: shopDatabase },
)
