import { expect, test } from 'vitest'
import { run } from '../../../tools/run.ts'

function shop(...typed: string[]) {
  return run(process.execPath, ['apps/shop/shop.mjs', ...typed])
}

test('a command of a release is understood with npm’s two hyphens, too, and says in a line what it does not understand', async () => {
  const [asForNpm, wrong] = await Promise.all([shop('files:move', '--', '--to', 'nowhere'), shop('files:move', '--two', 's3')])
  expect(asForNpm).toEqual({ isGood: false, output: expect.stringMatching(/^Say where to: .*\n$/) })
  expect(wrong).toEqual({ isGood: false, output: expect.stringMatching(/^Unknown option '--two'.*\n$/) })
})
