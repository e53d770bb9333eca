import { auditKeysFrom } from '@shop/api/database/audit-keys'
import { resetAccess } from '@shop/api/modules/staff/reset-access'
import { officeUrl } from '@shop/api/modules/staff/staff-deps'
import { cleanEmail, validEmail } from '@shop/domain/field-rules'
import { connectCommand } from './connect-command.ts'
import { readOptions } from './read-options.ts'
import { runCommand } from './run-command.ts'

/** `npm run staff:reset`: a way back in when mail does not work, also while the shop is open. The link is shown once and nowhere kept. */
const { values, positionals } = readOptions({ allowPositionals: true, options: { 'without-second-factor': { type: 'boolean' } } })
const [typed = '', ...others] = positionals
const email = cleanEmail(typed)
if (validEmail(email) || others.length > 0) {
  console.error('Say whose: npm run staff:reset -- ana@example.mx (--without-second-factor if phone and recovery codes are lost too)')
  process.exit(1)
}
await runCommand(async (settings, url) => {
  const { db, close } = connectCommand(url, auditKeysFrom(settings))
  const isFactorLost = values['without-second-factor'] ?? false
  const wayIn = await resetAccess({ db, officeUrl: officeUrl(settings) }, { email, isFactorLost })
  await close()
  if (wayIn) {
    console.log(`Every session of ${email} has ended. A new password is chosen here, once, within 30 minutes:\n${wayIn.link}`)
    if (wayIn.needsCode) console.log('It asks for the second factor or a recovery code; if both are lost, add --without-second-factor.')
  } else {
    console.error('Nobody with access has that e-mail; nothing was changed.')
    process.exitCode = 1
  }
})
