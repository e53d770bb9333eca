import { graphileJobs } from '@shop/api/adapters/graphile-jobs'
import { releaseHeld } from '@shop/api/modules/backups/backups.public'
import { connectCommand } from '../connect-command.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'

/** `npm run restore:release`: a restored shop goes to work. What waited to be mailed is sent, or dropped. */
const { values } = readOptions({ options: { send: { type: 'boolean' }, 'drop-mails': { type: 'boolean' } } })
if (values.send === values['drop-mails']) {
  console.error('Say what becomes of the mails that waited in the backup: npm run restore:release -- --send, or -- --drop-mails')
  process.exit(1)
}
await runCommand(async (_, url) => {
  const { db, close } = connectCommand(url)
  try {
    const { wasHeld, dropped } = await releaseHeld({ db, jobs: graphileJobs }, values.send ? 'send' : 'drop')
    if (!wasHeld) return console.log('This shop was not held back.')
    console.log(`The shop is released: its worker begins.${values.send ? '' : ` ${dropped} waiting messages were dropped.`}`)
  } finally {
    await close()
  }
})
