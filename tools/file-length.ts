import { readFile } from 'node:fs/promises'
import { type Outcome, run } from './run.ts'

/** A file does one thing. What is longer does two, or is a list. */
const MOST_LINES = 200
const LISTS = [
  'apps/api/src/database/tables.ts',
  'apps/api/src/testing/refaccionaria/parts.ts',
  'apps/api/src/testing/who-may-call.ts',
  'packages/settings/src/setting-table.ts',
  'packages/domain/src/card-problem-codes.ts',
  'packages/domain/src/search/ordinary-words.ts',
  'packages/texts/src/en/staff/audit-log.ts',
  'packages/texts/src/es/staff/audit-log.ts',
]
/** Tests go through cases one after the other; the demo's texts are lists as a whole. */
const LIMITED = /^(?:apps|packages|tools|bench)\/.*(?<!\.test|\.e2e)\.tsx?$/

export async function checkFileLength(): Promise<Outcome> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = output.split('\n').filter((file) => LIMITED.test(file) && !LISTS.includes(file))
  const lengths = await Promise.all(files.map(async (file) => ({ file, lines: (await linesOf(file)) ?? 0 })))
  const long = lengths.filter(({ lines }) => lines > MOST_LINES)
  return {
    isGood: long.length === 0,
    output: long.map(({ file, lines }) => `${file} has ${lines} lines, ${MOST_LINES} at most`).join('\n'),
  }
}

/** A file that was deleted and not committed yet is still listed. */
function linesOf(file: string): Promise<number | undefined> {
  return readFile(file, 'utf8').then(
    (text) => text.split('\n').length - 1,
    () => undefined,
  )
}
