import { expect, test } from 'vitest'
import { waitingLines } from './waiting-lines.ts'

type Line = 'customers' | 'strangers' | 'visitors' | 'worker'
const bounds = { most: 6, mostOfOne: 3 }
function lines() {
  return waitingLines<string, Line>({ customers: bounds, strangers: bounds, visitors: bounds, worker: bounds }, 'worker')
}
function takeAll(from: ReturnType<typeof lines>) {
  const taken: string[] = []
  for (let job = from.take(); job; job = from.take()) taken.push(job)
  return taken
}

test('lines take turns, and in a line those who wait do', () => {
  const all = lines()
  for (const job of ['a1', 'a2', 'a3']) all.add({ line: 'strangers', who: 'a' }, job)
  for (const job of ['b1', 'b2']) all.add({ line: 'strangers', who: 'b' }, job)
  for (const job of ['c1', 'c2']) all.add({ line: 'customers', who: 'c' }, job)
  all.add({ line: 'visitors', who: 'd' }, 'd1')
  expect(takeAll(all)).toEqual(['a1', 'c1', 'd1', 'b1', 'c2', 'a2', 'b2', 'a3'])
})

test('whoever comes while strangers wait is next', () => {
  const all = lines()
  for (const who of ['a', 'b', 'c']) all.add({ line: 'strangers', who }, who)
  expect(all.take()).toBe('a')
  all.add({ line: 'customers', who: 'ana' }, 'ana')
  expect([all.take(), all.take()]).toEqual(['b', 'ana'])
})

test('what the worker makes comes when nobody waits', () => {
  const all = lines()
  all.add({ line: 'worker', who: 'worker' }, 'avif')
  for (const job of ['1', '2']) all.add({ line: 'visitors', who: 'a' }, job)
  expect(takeAll(all)).toEqual(['1', '2', 'avif'])
})

test('one place, and one line, hold so many and no more; other lines are not concerned', () => {
  const all = lines()
  const add = (who: string) => all.add({ line: 'strangers', who }, who)
  expect([add('a'), add('a'), add('a'), add('a')]).toEqual([true, true, true, false])
  expect([add('b'), add('c'), add('d'), add('e')]).toEqual([true, true, true, false])
  expect(all.add({ line: 'customers', who: 'ana' }, 'ana')).toBe(true)
  all.take()
  expect(add('e')).toBe(true)
})

test('who leaves makes room and is not called', () => {
  const all = lines()
  const place = { line: 'strangers', who: 'a' } as const
  for (const job of ['1', '2', '3']) all.add(place, job)
  all.leave(place, '2')
  all.leave({ line: 'visitors', who: 'nobody' }, '9')
  expect(all.add(place, '4')).toBe(true)
  expect(takeAll(all)).toEqual(['1', '3', '4'])
})
