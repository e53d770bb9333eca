import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Busy, fairQueue } from './fair-queue.ts'

type Line = 'usual' | 'quick'

/** Work that ends when it is told to, and says in which order it began. */
function world(options: Partial<Parameters<typeof fairQueue<Line>>[0]> = {}) {
  const { inTurn, turnAllAway } = fairQueue<Line>({ atOnce: 1, lines: { usual: 100, quick: 100 }, timeoutMs: 10_000, ...options })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const ask = (who: string, name = who, line: Line = 'usual') =>
    inTurn({ line, who }, () => {
      begun.push(name)
      return new Promise<string>((end) => ends.push(() => end(name)))
    })
  const endAll = async () => {
    for (let i = 0; i < 200; i++) {
      ends.shift()?.()
      await pause(0)
    }
  }
  return { ask, begun, ends, endAll, turnAllAway }
}

test('who asks for much waits behind himself, not before others', async () => {
  const { ask, begun, endAll } = world()
  const all = [...Array.from({ length: 5 }, (_, i) => ask('greedy', `greedy ${i}`)), ask('ana'), ask('beto')]
  await endAll()
  await Promise.all(all)
  expect(begun).toEqual(['greedy 0', 'greedy 1', 'ana', 'beto', 'greedy 2', 'greedy 3', 'greedy 4'])
})

test('another line does not wait for the end of a long one', async () => {
  const { ask, begun, endAll } = world()
  const all = [...Array.from({ length: 20 }, (_, i) => ask(`bot ${i}`)), ask('ana', 'ana', 'quick')]
  await endAll()
  await Promise.all(all)
  expect(begun.indexOf('ana')).toBeLessThan(4)
})

test('no more than so many are worked on at once', async () => {
  const { ask, begun, endAll } = world({ atOnce: 2 })
  const all = Array.from({ length: 6 }, (_, i) => ask(`visitor ${i}`))
  await pause(0)
  expect(begun).toHaveLength(2)
  await endAll()
  expect(await Promise.all(all)).toHaveLength(6)
})

test('when too many wait, or one waits too long, it is said', async () => {
  const { ask, endAll } = world({ lines: { usual: 2, quick: 2 }, timeoutMs: 20 })
  const first = ask('first')
  const waiting = [ask('second'), ask('third')].map((one) => one.catch((error: unknown) => error))
  await expect(ask('fourth')).rejects.toBeInstanceOf(Busy)
  for (const late of await Promise.all(waiting)) expect(late).toBeInstanceOf(Busy)
  await endAll()
  await first
  const after = ask('after')
  await endAll()
  expect(await after).toBe('after')
})

test('work that fails makes room', async () => {
  const { inTurn } = fairQueue<Line>({ atOnce: 1, lines: { usual: 9, quick: 9 }, timeoutMs: 10_000 })
  await expect(inTurn({ line: 'usual', who: 'a' }, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await inTurn({ line: 'usual', who: 'a' }, async () => 'good')).toBe('good')
})

test('whoever waits can be turned away; who is at work ends it, and whoever comes after waits as ever', async () => {
  const { ask, begun, endAll, turnAllAway } = world()
  const first = ask('first')
  const waiting = [ask('second'), ask('second', 'second again'), ask('third', 'third', 'quick')].map((one) =>
    one.catch((error: unknown) => error),
  )
  turnAllAway()
  for (const one of await Promise.all(waiting)) expect(one).toBeInstanceOf(Busy)
  const after = ask('after')
  await endAll()
  expect([await first, await after, begun]).toEqual(['first', 'after', ['first', 'after']])
})
