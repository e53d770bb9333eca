import { fileURLToPath } from 'node:url'

// Plain JavaScript on purpose: it must run, and say what is wrong, on a Node that cannot read the rest.
const [major] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`This is Node ${process.versions.node}; the shop needs Node 24, which npm has brought along. Start it with: npm start`)
  process.exit(1)
}
// Before any import: libraries choose their fast code when they are loaded.
process.env.NODE_ENV ??= 'production'
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
const [{ start }, { builtPages }] = await Promise.all([import('./src/start.ts'), import('./src/page-source.ts')])
await start(builtPages())
