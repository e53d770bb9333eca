import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isNeededAtRunTime, isNeededOfPackage } from './runtime-files.ts'

const carried = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(isNeededAtRunTime)

test('a release carries what runs, and its operators’ files', () => {
  expect(carried).toEqual(
    expect.arrayContaining([
      'package.json',
      'apps/shop/start.mjs',
      'apps/shop/shop.mjs',
      'apps/api/src/server.ts',
      'ops/nginx/shop.conf',
      'docs/settings.md',
      'packages/base-data/tables/motores.csv',
      'demo/art/parts/brake-pads.svg',
    ]),
  )
  expect(carried.filter((path) => /\.test\.|\/testing\/|^(?:e2e|bench|tools)\/|^apps\/(?:web|admin)\//.test(path))).toEqual([])
})

test('nothing that is carried imports what is left out', () => {
  const reaches = carried
    .filter((path) => /\.(?:ts|mjs)$/.test(path))
    .flatMap((path) => (/^import (?!type)[^'"]*'(?:@shop\/(?:web|ui|admin)\/|vite')/m.test(readFileSync(path, 'utf8')) ? [path] : []))
  expect(reaches).toEqual([])
})

test.each([
  ['dist/index.js', true],
  ['dist/index.cjs', true],
  ['LICENSE.md', true],
  ['lib/data.json', true],
  ['dist/index.d.ts', false],
  ['dist/index.js.map', false],
  ['README.md', false],
  ['src/index.ts', false],
  ['test/index.js', false],
])('of a package, %s: %s', (path, isKept) => expect(isNeededOfPackage(path)).toBe(isKept))
