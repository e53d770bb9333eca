import { inMegabytes } from '@shop/api/adapters/backups/free-disk'
import { connectCommand } from '../connect-command.ts'
import { readOptions } from '../read-options.ts'
import { runCommand } from '../run-command.ts'
import { moveShopFiles } from './move-shop-files.ts'

/**
 * `npm run files:move -- --to s3`, or `--to folder`: copies the shop's files to the other store and compares every one, while the shop is open or
 * not. Run again it copies what is missing. `--overwrite` replaces what is different there; `--close`, with
 * the last run, lets no shop open the old place any more.
 */
const MOST_NAMED = 20
const { values } = readOptions({
  options: { to: { type: 'string' }, overwrite: { type: 'boolean', default: false }, close: { type: 'boolean', default: false } },
})
const { to } = values
if (to !== 's3' && to !== 'folder') {
  console.error('Say where to: npm run files:move -- --to s3, or npm run files:move -- --to folder')
  process.exit(1)
}

await runCommand(async (settings, url) => {
  const { db, close } = connectCommand(url)
  const order = { to, isOverwriting: values.overwrite, isClosing: values.close, say: console.log } as const
  const { copied, bytes, same, different } = await moveShopFiles({ db, url, settings }, order).finally(close)
  console.log(
    `${copied.toLocaleString('en')} files copied (${inMegabytes(bytes)}) and compared, ${same.toLocaleString('en')} were there already.`,
  )
  if (different.length > 0) {
    console.error(`${different.length.toLocaleString('en')} are there with other bytes, and were left as they are:`)
    for (const name of different.slice(0, MOST_NAMED)) console.error(`  ${name}`)
    console.error('Look at them. To take those from here: add --overwrite')
    process.exitCode = 1
  } else if (settings.files.store !== to) {
    console.log(
      `Now set FILES_STORE=${to} for api and worker, restart them, and run this once more with --close: it brings what came meanwhile.`,
    )
  } else if (values.close) console.log('The old place is closed. Its files are still there; remove them when you need them no more.')
})
