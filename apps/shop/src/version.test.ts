import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { version, versionOf } from './version.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-version-'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '3.2.1' }))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a release says what it was made from and when', () => {
  const made = { version: '3.2.2', commit: 'a'.repeat(40), built: '2026-01-02T03:04:05Z' }
  writeFileSync(join(folder, 'version.json'), JSON.stringify(made))
  expect(versionOf(folder)).toEqual(made)
})

test('without version.json it is the version of package.json, and of no commit where there is no git', () => {
  expect(versionOf(folder)).toEqual({ version: '3.2.1', commit: null, built: null })
})

test('a broken version.json is an error, not another version', () => {
  writeFileSync(join(folder, 'version.json'), '{')
  expect(() => versionOf(folder)).toThrow(SyntaxError)
})

test('this shop knows its own version', () => {
  expect(version().version).toMatch(/^\d+\.\d+\.\d+/)
})
