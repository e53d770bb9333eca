import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './run.ts'

const CONSTANTS = [
  'const add = (a: number, b: number): number => a + b',
  'export const load = async () => {}',
  'export const first = <T,>(list: readonly T[]) => list[0]',
  'const curried = (a: number) => (b: number) => a + b',
  'const pages = async function* () {}',
  'const one = () => 1, two = 2',
]
const OTHERS = [
  'export function sum(a: number, b: number): number { return a + b }',
  'const typed: (a: number) => number = (a) => a',
  'const checked = ((a) => a) satisfies (a: number) => number',
  'const made = Object.assign(() => 1, { x: 1 })',
  'const table = { add: (a: number) => a }',
  'let replaced = () => 1',
  'function outer() { const inner = () => 1; return inner }',
  'const list = [1].map((a) => { const twice = () => a * 2; return twice() })',
  'class Box { open() { const lid = () => 1; return lid } }',
  'if (sum(1, 2)) { const local = () => 1; local() }',
]

test('a function in a top-level constant is found, and nothing else', async () => {
  expect(await linesFoundIn([...CONSTANTS, ...OTHERS])).toEqual(CONSTANTS)
})

async function linesFoundIn(lines: readonly string[]): Promise<readonly (string | undefined)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'declared-functions-'))
  const rules = { linter: { rules: { preset: 'none' } }, plugins: [resolve('tools/declared-functions.grit')] }
  await writeFile(join(folder, 'biome.json'), JSON.stringify(rules))
  await writeFile(join(folder, 'sample.tsx'), lines.join('\n'))
  const { output } = await run(resolve('node_modules/.bin/biome'), ['lint', '--reporter=github', '.'], { cwd: folder })
  await rm(folder, { recursive: true })
  return [...output.matchAll(/title=plugin,.*?line=(\d+)/g)].map(([, line]) => lines[Number(line) - 1])
}
