import { expect, test } from 'vitest'
import { withRetry } from './with-retry.ts'

function failing(times: number, code: string) {
  const calls = { count: 0 }
  const work = async () => {
    calls.count += 1
    if (calls.count <= times) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  return { calls, work }
}

test.each(['40P01', '40001'])('a transaction that ended with %s runs again', async (code) => {
  const { calls, work } = failing(3, code)
  expect([await withRetry(work), calls.count]).toEqual(['done', 4])
})

test('it runs four times at most', async () => {
  const { calls, work } = failing(9, '40P01')
  await expect(withRetry(work)).rejects.toMatchObject({ code: '40P01' })
  expect(calls.count).toBe(4)
})

test('any other failure is not repeated: nobody knows what became of it', async () => {
  const { calls, work } = failing(1, '08006')
  await expect(withRetry(work)).rejects.toMatchObject({ code: '08006' })
  expect(calls.count).toBe(1)
})
