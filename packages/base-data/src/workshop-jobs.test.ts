import { MOST_JOB_PARTS, MOST_JOB_PIECES } from '@shop/domain/workshop-job'
import { expect, test } from 'vitest'
import { everyJob, everyPartType } from './base-data.ts'
import type { WorkshopJob } from './shapes.ts'

const keysWhere = (isWrong: (job: WorkshopJob) => boolean) => everyJob.filter(isWrong).map(({ key }) => key)
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const beginningsOf = ({ parts }: WorkshopJob) => parts.filter(({ begins }) => begins).map(({ type }) => type)

test('the jobs that workshops do most are there, each with a key of its own', () => {
  const beginnings = everyJob.flatMap(beginningsOf)
  expect(beginnings).toEqual(expect.arrayContaining(['brake-pads', 'clutch-kit', 'spark-plug', 'timing-belt-kit', 'shock-absorber']))
  expect(repeated(everyJob.map(({ key }) => key))).toEqual([])
})

test('a kind of part begins one job, and shops have it', () => {
  const beginnings = everyJob.flatMap(beginningsOf)
  expect(repeated(beginnings)).toEqual([])
  expect(keysWhere((job) => beginningsOf(job).length === 0)).toEqual([])
  const seldom = new Set(everyPartType.filter(({ isSeldomStocked }) => isSeldomStocked).map(({ key }) => key))
  expect(beginnings.filter((type) => seldom.has(type))).toEqual([])
})

test('each takes two kinds or more, which exist, each of them once', () => {
  const types = new Set(everyPartType.map(({ key }) => key))
  expect(everyJob.flatMap(({ key, parts }) => parts.filter(({ type }) => !types.has(type)).map(({ type }) => [key, type]))).toEqual([])
  expect(keysWhere(({ parts }) => parts.length < 2 || parts.length > MOST_JOB_PARTS)).toEqual([])
  expect(keysWhere(({ parts }) => repeated(parts.map(({ type }) => type)).length > 0)).toEqual([])
  expect(keysWhere(({ parts }) => parts.some(({ pieces = 1 }) => pieces < 1 || pieces > MOST_JOB_PIECES))).toEqual([])
})

test('what fits any car is an extra, unless one of it serves all', () => {
  const universal = new Set(everyPartType.filter(({ fits }) => fits === 'universal').map(({ key }) => key))
  const usual = everyJob.flatMap(({ parts }) => parts.filter(({ type, isExtra, begins }) => universal.has(type) && !isExtra && !begins))
  expect([...new Set(usual.map(({ type }) => type))]).toEqual(['brake-fluid'])
})
