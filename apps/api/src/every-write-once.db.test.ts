import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Contents, changedTables, contentsReader, effectOf } from './testing/database-contents.ts'
import { type Line, openLine } from './testing/faulty-line.ts'
import { type Answered, type SentRequest, type TestShop, testShop } from './testing/test-shop.ts'
import { DECLARED_WRITES, type DeclaredWrite, interceptingShop } from './testing/write-examples/declared-writes.ts'
import { everyWrite } from './testing/write-examples/every-write.ts'
import { clearRateLimits, type WriteExamples } from './testing/write-examples/write-example.ts'

/** The short form of `npm run drill:writes`: two processes of one shop, one of them by a faulty line to the database. */
const TOKEN_SECRET = 'both processes know the same secret 0123456789'
let shop: TestShop
let line: Line
let failing: TestShop
let examples: WriteExamples
let intercept: ReturnType<typeof interceptingShop>['intercept']
let read: () => Promise<Contents>
beforeAll(async () => {
  shop = await testShop({ TOKEN_SECRET })
  line = await openLine(shop.databaseUrl)
  const { dataFolder } = shop.settings
  failing = await testShop({ TOKEN_SECRET, DATA_FOLDER: dataFolder }, { beside: { ...shop, databaseUrl: line.url } })
  // Events of the provider would change the tables meanwhile.
  await shop.sandbox?.sandbox.saveSwitches({ isLosing: true })
  const intercepting = interceptingShop(shop)
  intercept = intercepting.intercept
  examples = await everyWrite(intercepting.shop)
  read = await contentsReader(shop.pool)
})
afterEach(() => line.set({ kind: 'none' }))
afterAll(async () => {
  await failing.close()
  await line.close()
  await shop.close()
})

test('every declared write has an example, and so has the event of the payment provider', () => {
  expect(Object.keys(examples).toSorted()).toEqual(DECLARED_WRITES.map(({ name }) => name).toSorted())
})

/** An event is identified by its own number; its job is queued again under the same key, and stays one. */
function isKnownOtherwise({ endpoint }: DeclaredWrite) {
  return endpoint === undefined || endpoint.ownKey !== undefined
}
function isMadeAnew({ endpoint }: DeclaredWrite) {
  return endpoint?.isAnsweredAnew === true
}
function isOneTransaction(write: DeclaredWrite) {
  return !isKnownOtherwise(write) && !isMadeAnew(write)
}
function named(writes: readonly DeclaredWrite[]) {
  return writes.map((write) => [write.name, write] as const)
}

const FAILED = expect.toSatisfy((status: number) => status >= 500)

/** Sends the write of an example another way. */
async function sendBy(write: DeclaredWrite, make: (request: SentRequest) => Promise<Answered>): Promise<void> {
  const key = randomUUID()
  let isMade = false
  intercept(write, (request) => {
    isMade = true
    return make({ ...request, headers: { 'idempotency-key': key, ...request.headers } })
  })
  await examples[write.name]?.()
  expect(isMade).toBe(true)
}

async function cutOff(kind: 'loses-statement' | 'loses-answer', request: SentRequest): Promise<Answered> {
  await line.set({ kind, statement: 'commit' })
  await clearRateLimits(shop)
  const answer = await failing.send(request)
  await line.set({ kind: 'none' })
  await clearRateLimits(shop)
  return answer
}

test.each(named(DECLARED_WRITES.filter(isOneTransaction)))('%s: done once when its answer is lost with the connection', (_, write) =>
  sendBy(write, async (request) => {
    expect((await cutOff('loses-answer', request)).status).toEqual(FAILED)
    const committed = await read()
    const again = await shop.send(request)
    expect([again.status, again.body.message]).toEqual([200, again.body.message])
    expect((await failing.send(request)).body).toEqual(again.body)
    expect(changedTables(committed, await read())).toEqual([])
    return again
  }),
)

test.each(named(DECLARED_WRITES.filter(isKnownOtherwise)))('%s: in the end as if nothing had been lost', async (_, write) => {
  const effects: unknown[] = []
  const judged = (send: (request: SentRequest) => Promise<Answered>) => async (request: SentRequest) => {
    const before = await read()
    const answer = await send(request)
    effects.push(effectOf(before, await read()))
    return answer
  }
  const sentTwice = (kind: 'loses-statement' | 'loses-answer') => async (request: SentRequest) => {
    expect((await cutOff(kind, request)).status).toEqual(FAILED)
    const again = await shop.send(request)
    expect([again.status, again.body.message]).toEqual([200, again.body.message])
    return again
  }
  await sendBy(write, judged(shop.send))
  await sendBy(write, judged(sentTwice('loses-statement')))
  await sendBy(write, judged(sentTwice('loses-answer')))
  expect(effects).toEqual([effects[0], effects[0], effects[0]])
})

test.each(named(DECLARED_WRITES.filter(isMadeAnew)))('%s: made anew by each delivery', (_, write) =>
  sendBy(write, async (request) => {
    expect((await shop.send(request)).status).toBe(200)
    const again = await shop.send(request)
    expect(again.status).toBe(200)
    return again
  }),
)
