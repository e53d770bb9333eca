import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { databaseOf, startShop } from '../../tools/start-shop.ts'
import { compareAnswers } from './compare-answers.ts'
import { secondsOf } from './seconds-of.ts'

/** Seconds that the shop promises, on a quiet machine: `npm run bench:promises`. */
const LATER_START = 6
const CHANGE_IS_SEEN = 2
const FORTY_REFUSED = 2
const CHANGES = 10
const REFUSED = 40

const folder = await mkdtemp(join(tmpdir(), 'shop-promises-'))
// The user who runs PostgreSQL for root has to get through.
await chmod(folder, 0o755)
const settings = { DATABASE_URL: '', DATA_FOLDER: join(folder, 'data'), ACCOUNT_VALIDATION: 'sms' }
await (await startShop(settings)).stop()

const broken: string[] = []
function judge(promise: string, seconds: number, most: number) {
  const isKept = seconds <= most
  console.log(`${isKept ? '✓' : '✗'} ${promise}: ${seconds.toFixed(2)} s of ${most}`)
  if (!isKept) broken.push(promise)
}

let shop = await startShop(settings)
await shop.stop()
const starting = await secondsOf(async () => {
  shop = await startShop(settings)
  await fetch(`${shop.url}/es/productos`)
})
judge('a later start serves its first page', starting, LATER_START)

const database = new Client(databaseOf(settings.DATA_FOLDER))
// One that is lost fails the question that is asked next.
database.on('error', () => {})
await database.connect()
judge('a changed price is on its page', await slowestChange(), CHANGE_IS_SEEN)
judge(`${REFUSED} sign-ins over the limit are refused`, await refuseMany(), FORTY_REFUSED)
broken.push(...(await compareAnswers(shop.url, database)))

await database.end()
await shop.stop()
await rm(folder, { recursive: true, force: true })
process.exit(broken.length > 0 ? 1 : 0)

async function slowestChange(): Promise<number> {
  const all: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    const pesos = 7_311 + change
    await database.query('update products set promotion_id = null, price_cents = $1 where id = 2', [pesos * 100])
    all.push(await secondsOf(() => untilPageSays(`$${pesos.toLocaleString('en-US')}.00`)))
  }
  return Math.max(...all)
}

async function untilPageSays(words: string): Promise<void> {
  while (!(await (await fetch(`${shop.url}/es/productos/p?ref=2`)).text()).includes(words));
}

async function refuseMany(): Promise<number> {
  const login = () =>
    fetch(`${shop.url}/api/clientes/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'nadie@example.mx', password: 'no es esta' }),
    })
  while ((await login()).status !== 429);
  return secondsOf(() => Promise.all(Array.from({ length: REFUSED }, login)))
}
