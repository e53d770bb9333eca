import { writeFile } from 'node:fs/promises'
import { settingsDocument } from '@shop/settings/settings-document'
import { tableTypes } from './table-types.ts'
import { withTestDatabase } from './test-database.ts'

/** `npm run generate`: everything that is made from something else. */
await withTestDatabase(async (url) => writeFile('apps/api/src/database/tables.ts', await tableTypes(url)))
await writeFile('docs/settings.md', settingsDocument())
