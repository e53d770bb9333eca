import { judgeShelves } from '@shop/api/modules/catalogue-audit/judge-shelves'
import { assertOwnDatabase } from '@shop/api/prepare-tables'
import { connectCommand } from './connect-command.ts'
import { judgeSupplierFile } from './judge-supplier-file.ts'
import { readOptions } from './read-options.ts'
import { reportContradictions } from './report-contradictions.ts'
import { runCommand } from './run-command.ts'

/**
 * `npm run audit:catalogue`: what does the catalogue say that cannot be? Reads only, also while the shop is open, and fails where there is
 * an error; hints are only listed. With `-- --file supplier.csv` the same is asked of a file, as if it were imported.
 */
const { values } = readOptions({ options: { file: { type: 'string' } } })
await runCommand(
  async (_, url) => {
    const { db, close } = connectCommand(url)
    try {
      const { lines, isSound } = values.file ? await judgeSupplierFile(db, values.file) : await reportContradictions(db, judgeShelves(db))
      for (const line of lines) console.log(line)
      process.exitCode = isSound ? 0 : 1
    } finally {
      await close()
    }
  },
  { ready: assertOwnDatabase },
)
