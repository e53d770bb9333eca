import type { Call } from '@shop/contract/client'
import { countFacets } from '@shop/contract/shop/catalogue'
import { getPolicies } from '@shop/contract/shop/policies'
import { getProductPage } from '@shop/contract/shop/product'
import { expect, test } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

function setUp() {
  const world = { now: 0, version: 1, asked: [] as string[], fails: false }
  const api = (async ({ path }: { path: string }) => {
    world.asked.push(path)
    if (world.fails) throw new Error('away')
    return { answer: world.asked.length }
  }) as unknown as Call
  const keeping = keptAnswers(() => world.now)
  return { world, call: (locale: 'es' | 'en' = 'es') => keeping(api, locale, world.version) }
}

test('what many pages show is asked for once, in each language', async () => {
  const { world, call } = setUp()
  const [first, second] = [await call()(getPolicies), await call()(getPolicies)]
  expect(second).toBe(first)
  await call('en')(getPolicies)
  expect(world.asked).toHaveLength(2)
})

test('a change, or half a minute, asks again', async () => {
  const { world, call } = setUp()
  const before = await call()(getPolicies)
  world.version++
  const after = await call()(getPolicies)
  expect(after).not.toEqual(before)
  world.now += 30_000
  expect(await call()(getPolicies)).not.toEqual(after)
})

test('another question has another answer, and what belongs to one page alone is asked for each time', async () => {
  const { world, call } = setUp()
  await call()(countFacets, { body: { category: ['frenos'] } } as never)
  await call()(countFacets, { body: { category: ['motor'] } } as never)
  await call()(getProductPage, { query: { ref: '1' } })
  await call()(getProductPage, { query: { ref: '1' } })
  expect(world.asked).toHaveLength(4)
})

test('a failure is nobody else’s answer', async () => {
  const { world, call } = setUp()
  world.fails = true
  await expect(call()(getPolicies)).rejects.toThrow('away')
  world.fails = false
  await expect(call()(getPolicies)).resolves.toEqual({ answer: 2 })
})

test('what is kept has a bound: the oldest question gives way', async () => {
  const { world, call } = setUp()
  for (let n = 0; n < 201; n++) await call()(countFacets, { body: { search: String(n) } } as never)
  await call()(countFacets, { body: { search: '200' } } as never)
  expect(world.asked).toHaveLength(201)
  await call()(countFacets, { body: { search: '0' } } as never)
  expect(world.asked).toHaveLength(202)
})
