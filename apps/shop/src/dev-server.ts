import { livePages } from './page-source.ts'
import { start } from './start.ts'

await start(await livePages())
