import { parseArgs } from 'node:util'
import { connect } from '@shop/api/database/connect'
import { judgeShelves } from '@shop/api/modules/catalogue-audit/judge-shelves'
import { readSettings } from '@shop/settings/settings'
import { judgeSupplierFile } from './judge-supplier-file.ts'
import { reportContradictions } from './report-contradictions.ts'
import { openOrRunningDatabase } from './shop-database.ts'

/**
 * `npm run audit:catalogue`: what does the catalogue say that cannot be? Reads only, also while the shop is open, and fails where there is
 * an error; hints are only listed. With `-- --file supplier.csv` the same is asked of a file, as if it were imported.
 */
const { values } = parseArgs({ options: { file: { type: 'string' } } })
const PATIENCE_MS = 60_000
const settings = readSettings(process.env)
const database = await openOrRunningDatabase(settings)
const { db, close } = connect({ url: database.url, poolSize: 2, patienceMs: PATIENCE_MS, onError: (error) => console.error(error.message) })
try {
  const { lines, isSound } = values.file ? await judgeSupplierFile(db, values.file) : await reportContradictions(db, judgeShelves(db))
  for (const line of lines) console.log(line)
  process.exitCode = isSound ? 0 : 1
} finally {
  await close()
  await database.stop()
}
