import { fileURLToPath, pathToFileURL } from 'node:url'

// Plain JavaScript on purpose: it must run, and say what is wrong, on a Node that cannot read the rest.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`This is Node ${process.versions.node}; the shop needs Node 24, which npm has brought along. Start it with: npm start`)
  process.exit(1)
}
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const { buildServer } = await import('./src/web-build.ts')
const program = fileURLToPath(new URL(`../../${await buildServer()}/shop.js`, import.meta.url))
// Before any import: libraries choose their fast code when they are loaded.
process.env.NODE_ENV ??= 'production'
// Memory that is given back (decision 0088). By itself Node lets what is young grow to a hundred megabytes and what is old to twice what is
// needed, and the C library keeps a pool for each thread. All of it is settled before a process begins, so this one begins again in its own
// place, as the same process. What it has loaded to get here is gone then, too.
const MEMORY = ['--max-semi-space-size=8', '--heap-growing-percent=75', '--expose-gc']
/** What pages and answers take and give back again and again stays with the process. */
const KEPT_BYTES = String(4 * 1024 * 1024)
function isOwn(flag) {
  return !`${process.env.NODE_OPTIONS}`.includes(flag.split('=')[0])
}
if (process.platform === 'linux')
  process.execve(process.execPath, [process.execPath, ...MEMORY.filter(isOwn), ...process.execArgv, program, ...process.argv.slice(2)], {
    ...process.env,
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? KEPT_BYTES,
    MALLOC_MMAP_THRESHOLD_: process.env.MALLOC_MMAP_THRESHOLD_ ?? KEPT_BYTES,
  })
await import(pathToFileURL(program).href)
