import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run dev`: the database stays up while the server restarts at every change; pages are replaced in the browser.
process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
process.env.NODE_ENV = 'development'
const [{ readSettings }, { shopDatabase }, { prepareTables }, { errorMessage }] = await Promise.all([
  import('@shop/settings/settings'),
  import('./src/shop-database.ts'),
  import('@shop/api/prepare-tables'),
  import('./src/error-message.ts'),
])
const settings = readSettings(process.env)
const database = await shopDatabase(settings)
// Here it is known to lie in the shop's own folder; the server is only told its address.
await prepareTables(settings, database.url).catch(async (error) => {
  console.error(errorMessage(error))
  await database.stop()
  process.exit(1)
})
const watched = [
  'apps/api',
  'apps/shop',
  'packages/domain',
  'packages/contract',
  'packages/settings',
  'packages/texts/src/es/server.ts',
  'packages/texts/src/en/server.ts',
]
const server = spawn(process.execPath, [...watched.map((path) => `--watch-path=${path}`), 'apps/shop/src/dev-server.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATABASE_URL: database.url },
})
function stop() {
  return server.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// A database that cannot be kept running ends this process.
process.once('exit', stop)
server.once('exit', async (code) => {
  await database.stop()
  process.exit(code ?? 0)
})
