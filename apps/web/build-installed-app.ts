import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

type Chunk = {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

const FOLDER = 'build/client'
const CHUNKS: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'))
/** Parts that come when they are first opened, and have to open without a connection too. */
const OPENS_OFFLINE = [
  'app/features/garage/garage-dialog.tsx',
  'app/common/cart/cart-drawer.tsx',
  'app/kit/failure-notice.ts',
  'app/kit/after-first-sign.ts',
  'app/kit/notice-place.tsx',
  '../../packages/contract/src/client.ts',
]

await writeServiceWorker()
rmSync(join(FOLDER, '.vite'), { recursive: true })

async function writeServiceWorker(): Promise<void> {
  const version = createHash('sha256')
    .update(readdirSync(join(FOLDER, 'assets')).toSorted().join())
    .digest('hex')
    .slice(0, 12)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify({ version, opensOffline: filesOf(OPENS_OFFLINE) }) },
    build: {
      outDir: FOLDER,
      emptyOutDir: false,
      rolldownOptions: { input: 'service-worker/service-worker.ts', output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}

/** With everything that they import at once. */
function filesOf(sources: readonly string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = CHUNKS[key]
    if (!chunk) throw new Error(`${key} is not in the build: say in build-installed-app.ts what opens without a connection`)
    if (seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(`/${file}`)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const source of sources) visit(source)
  return [...files].toSorted()
}
