import { fileURLToPath } from 'node:url'

// Plain JavaScript on purpose: it must run, and say what is wrong, on a Node that cannot read the rest.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`This is Node ${process.versions.node}; the shop needs Node 24, which npm has brought along. Start it with: npm start`)
  process.exit(1)
}
// Memory that is given back: by itself Node lets what is young grow to a hundred megabytes, and the C library keeps a pool for each thread.
// Both are settled before a process begins, so this one begins again in its own place, as the same process.
const YOUNG = '--max-semi-space-size=8'
if (process.platform === 'linux' && !`${process.execArgv} ${process.env.NODE_OPTIONS}`.includes('--max-semi-space-size'))
  process.execve(
    process.execPath,
    [process.execPath, YOUNG, ...process.execArgv, fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    {
      ...process.env,
      MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    },
  )
// Before any import: libraries choose their fast code when they are loaded.
process.env.NODE_ENV ??= 'production'
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const [{ start }, { builtPages }] = await Promise.all([import('./src/start.ts'), import('./src/page-source.ts')])
await start(builtPages())
