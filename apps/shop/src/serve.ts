import { builtPages } from './page-source.ts'
import { start } from './start.ts'

/** What `npm start` runs, built into few files. */
await start(builtPages())
