import { markDatabase } from '@shop/api/prepare-tables'
import { runCommand } from './run-command.ts'

/** `npm run database:mark -- demo|production`: the owner's word about data from before databases were marked. It is given once. */
const mode = process.argv[2]
if ((mode !== 'demo' && mode !== 'production') || process.argv.length > 3) {
  console.error('Say whose data these are: npm run database:mark -- demo, or npm run database:mark -- production')
  process.exit(1)
}
async function say() {
  return console.log(`The database is marked ${mode}; only a shop in that mode opens it from now on.`)
}
// With all settings of that mode: whatever opens it next is judged by them too.
await runCommand(say, { ready: markDatabase, environment: { ...process.env, SHOP_MODE: mode } })
