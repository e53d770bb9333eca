import { MOST_JOB_PARTS, MOST_JOB_PIECES } from '@shop/domain/workshop-job'
import { expect, test } from 'vitest'
import { everyPartType, tables } from './base-data.ts'
import type { Row } from './tables.ts'

type Job = Row<'workshop-job'>

const jobs = tables['workshop-job']
function keysWhere(isWrong: (parts: Job['values']['parts']) => boolean) {
  return jobs.filter(({ values }) => isWrong(values.parts)).map(({ key }) => key)
}
function repeated(values: readonly string[]) {
  return values.filter((value, at) => values.indexOf(value) !== at)
}
function beginningsOf(parts: Job['values']['parts']) {
  return parts.filter(({ begins }) => begins).map(({ type }) => type)
}

test('the jobs that workshops do most are there, each with a key of its own', () => {
  const beginnings = jobs.flatMap(({ values }) => beginningsOf(values.parts))
  expect(beginnings).toEqual(expect.arrayContaining(['brake-pads', 'clutch-kit', 'spark-plug', 'timing-belt-kit', 'shock-absorber']))
  expect(repeated(jobs.map(({ key }) => key))).toEqual([])
})

test('a kind of part begins one job, and shops have it', () => {
  const beginnings = jobs.flatMap(({ values }) => beginningsOf(values.parts))
  expect(repeated(beginnings)).toEqual([])
  expect(keysWhere((parts) => beginningsOf(parts).length === 0)).toEqual([])
  const seldom = new Set(everyPartType.filter(({ isSeldomStocked }) => isSeldomStocked).map(({ key }) => key))
  expect(beginnings.filter((type) => seldom.has(type))).toEqual([])
})

test('each takes two kinds or more, which exist, each of them once', () => {
  const types = new Set(everyPartType.map(({ key }) => key))
  expect(jobs.flatMap(({ key, values }) => values.parts.filter(({ type }) => !types.has(type)).map(({ type }) => [key, type]))).toEqual([])
  expect(keysWhere((parts) => parts.length < 2 || parts.length > MOST_JOB_PARTS)).toEqual([])
  expect(keysWhere((parts) => repeated(parts.map(({ type }) => type)).length > 0)).toEqual([])
  expect(keysWhere((parts) => parts.some(({ pieces }) => pieces !== null && (pieces < 1 || pieces > MOST_JOB_PIECES)))).toEqual([])
})

test('what fits any car is an extra, unless one of it serves all', () => {
  const universal = new Set(everyPartType.filter(({ fits }) => fits === 'universal').map(({ key }) => key))
  const usual = jobs.flatMap(({ values }) => values.parts.filter(({ type, extra, begins }) => universal.has(type) && !extra && !begins))
  expect([...new Set(usual.map(({ type }) => type))]).toEqual(['brake-fluid'])
})
