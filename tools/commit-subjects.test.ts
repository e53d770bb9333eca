import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCommitSubjects } from './commit-subjects.ts'

const LONG = 'Explain in one very long subject line what a body of several lines should explain'

const folder = mkdtempSync(join(tmpdir(), 'shop-commits-'))
function git(...words: string[]) {
  return execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.mx', ...words], { cwd: folder })
}
function commit(subject: string) {
  return git('commit', '--quiet', '--allow-empty', '-m', subject, '-m', LONG)
}
beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main')
  commit(LONG)
  git('switch', '--quiet', '-c', 'work')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a subject of 72 characters is good, also beside a longer one on the main line', async () => {
  commit('x'.repeat(72))
  expect(await checkCommitSubjects(folder)).toEqual({ isGood: true, output: '' })
})

test('a longer one that is not on the main line is named', async () => {
  commit('x'.repeat(73))
  const { isGood, output } = await checkCommitSubjects(folder)
  expect([isGood, output]).toEqual([false, expect.stringMatching(/^The subject of \w+ x{73} has more than 72 characters$/)])
})

test('without a history there is nothing to look at', async () => {
  expect(await checkCommitSubjects(tmpdir())).toEqual({ isGood: true, output: '' })
})
