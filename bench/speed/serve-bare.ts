import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'
import { type Asked, STATEMENTS, type StatementName } from './bare.queries.ts'
import { openBareDatabase, type Row } from './bare-database.ts'
import { serveFromMemory } from './bare-hot.ts'
import { barePageOf } from './bare-pages.ts'
import { rawAnswer } from './raw-answer.ts'

/**
 * What the same answers cost at least: Fastify, `pg`, the shortest indexed SQL, React's renderer and brotli, with nothing of the shop
 * around them. The bench starts it in a process of its own, and it learns the pages from a running shop.
 */
export type BareTask = {
  readonly databaseUrl: string
  readonly shopUrl: string
  /** Which pages it learns; `part` is the one whose page that is. */
  readonly models: { readonly list: string; readonly part: string; readonly search: string; readonly home: string }
  readonly part: string
  readonly hot: readonly string[]
}

const { databaseUrl, shopUrl, models, part, hot } = JSON.parse(process.argv[2] ?? '') as BareTask
const WORTH_COMPRESSING = 1_024

const compress = promisify(brotliCompress)
const rowsOf = openBareDatabase(databaseUrl)
const app = Fastify({ logger: false })

async function send(reply: FastifyReply, type: string, text: string) {
  reply.header('content-type', type)
  const bytes = Buffer.from(text)
  if (bytes.length < WORTH_COMPRESSING) return reply.send(bytes)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return reply.header('content-encoding', 'br').send(await compress(bytes, { params }))
}

for (const name of Object.keys(STATEMENTS) as StatementName[])
  app.get<{ Querystring: Asked }>(`/${name}`, async ({ query }, reply) =>
    send(reply, 'application/json; charset=utf-8', JSON.stringify({ success: true, message: '', data: await rowsOf(name, query) })),
  )

async function detail(id: string): Promise<Row> {
  const [row] = await rowsOf('detail', { id })
  if (!row) throw new Error(`there is no part ${id}`)
  return row
}
async function learn(path: string, partId?: string) {
  return barePageOf(String((await rawAnswer(shopUrl + path)).bytes), detail, partId)
}
function page(path: string, draw: (asked: Asked) => Promise<string>) {
  return app.get<{ Querystring: Asked }>(`/page/${path}`, async ({ query }, reply) =>
    send(reply, 'text/html; charset=utf-8', await draw(query)),
  )
}

const listPage = await learn(models.list)
page('list', async (asked) => listPage.draw(await rowsOf('list', asked)))
const partPage = await learn(models.part, part)
page('part', async ({ id = '' }) => {
  const [row, related] = await Promise.all([detail(id), rowsOf('related', { id })])
  return partPage.draw(related, row)
})
const searchPage = await learn(models.search)
page('search', async (asked) => searchPage.draw(await rowsOf('search', asked)))
page('sentence', async (asked) => searchPage.draw(await rowsOf('sentence', asked)))
const homePage = await learn(models.home)
page('Home', async () => homePage.draw(await rowsOf('list', { page: '1', limit: String(homePage.cards) })))
await serveFromMemory(app, shopUrl, hot)

console.log(`Ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}`)
