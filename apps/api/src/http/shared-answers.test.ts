import { beforeEach, expect, test } from 'vitest'
import { sharedAnswers } from './shared-answers.ts'

let version = 1
let now = 0
let made = 0
let answers = sharedAnswers(
  () => version,
  () => now,
)
beforeEach(() => {
  ;[version, now, made] = [1, 0, 0]
  answers = sharedAnswers(
    () => version,
    () => now,
  )
})
async function work() {
  return `answer ${++made}`
}
async function ask(address: string) {
  return String((answers.find(address) ?? (await answers.make(address, work))).identity)
}

test('an answer is kept until something changes, or half a minute is over', async () => {
  expect([await ask('/a'), await ask('/a')]).toEqual(['answer 1', 'answer 1'])
  version++
  expect(await ask('/a')).toBe('answer 2')
  now += 29_999
  expect(await ask('/a')).toBe('answer 2')
  now += 1
  expect(await ask('/a')).toBe('answer 3')
})

test('what changed while an answer was made is not taken for included', async () => {
  const making = answers.make('/a', async () => {
    version++
    return 'before the change'
  })
  await making
  expect(answers.find('/a')).toBeUndefined()
  expect(await ask('/a')).toBe('answer 1')
})

test('who asks at the same time shares the work, but not with those who asked before a change', async () => {
  const [one, other] = await Promise.all([answers.make('/a', work), answers.make('/a', work)])
  expect([one, made]).toEqual([other, 1])
  version++
  const early = answers.make('/a', work)
  version++
  const late = answers.make('/a', work)
  expect(String((await early).identity)).not.toBe(String((await late).identity))
  expect(answers.find('/a')).toBe(await late)
})

test('what fails is not kept, and is tried again', async () => {
  await expect(answers.make('/a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await ask('/a')).toBe('answer 1')
})

test('it holds so many bytes and answers and no more, and no address that nobody would follow', async () => {
  const large = 'x'.repeat(1_000_000)
  for (let i = 0; i < 60; i++) await answers.make(`/large/${i}`, async () => large)
  expect(answers.size().bytes).toBeLessThanOrEqual(16_000_000)
  expect([answers.find('/large/0'), answers.find('/large/59')?.identity.length]).toEqual([undefined, 1_000_000])
  for (let i = 0; i < 9_000; i++) await answers.make(`/small/${i}`, work)
  expect(answers.size().answers).toBe(8_000)
  const before = answers.size()
  await answers.make(`/${'x'.repeat(1_000)}`, work)
  expect(answers.size()).toEqual(before)
})

test('what nobody can get any more is given back with the next answer', async () => {
  for (let i = 0; i < 10; i++) await answers.make(`/${i}`, work)
  now += 29_999
  await answers.make('/10', work)
  expect(answers.size().answers).toBe(11)
  now += 1
  await answers.make('/11', work)
  expect(answers.size().answers).toBe(2)
})

test('bytes are counted as they are: packed ones too, and only once', async () => {
  const text = 'refacción '.repeat(1_000)
  const answer = await answers.make('/a', async () => text)
  const alone = answers.size().bytes
  const packed = await answers.bodyOf('/a', answer, 'br')
  expect(packed.length).toBeLessThan(1_000)
  expect(await answers.bodyOf('/a', answer, 'br')).toBe(packed)
  expect(answers.size().bytes).toBe(alone + packed.length)
  for (const body of [answer.identity, packed]) expect(body.buffer.byteLength).toBe(body.length)
  await answers.make('/a', async () => text)
  expect(answers.size().bytes).toBe(alone)
})

test('what is small travels as it is', async () => {
  const answer = await answers.make('/a', work)
  expect(await answers.bodyOf('/a', answer, 'br')).toBe(answer.identity)
})
