import { type Outcome, run } from './run.ts'

/** What git and its hosts show of a subject without cutting it. */
const LONGEST_SUBJECT = 72

/** Commits that are on one of these are not written again. */
const MAIN_LINES = ['origin/HEAD', 'origin/main', 'main']

/** Looks at the commits that the main line does not have yet; a release archive or a shallow clone has none. */
export async function checkCommitSubjects(folder = '.'): Promise<Outcome> {
  const main = await mainLineOf(folder)
  if (main === undefined) return { isGood: true, output: '' }
  const { output } = await run('git', ['log', '--no-merges', '--format=%h %s', `${main}..HEAD`], { cwd: folder })
  const long = output.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > LONGEST_SUBJECT)
  return {
    isGood: long.length === 0,
    output: long.map((line) => `The subject of ${line} has more than ${LONGEST_SUBJECT} characters`).join('\n'),
  }
}

async function mainLineOf(folder: string): Promise<string | undefined> {
  for (const name of MAIN_LINES) {
    const { isGood } = await run('git', ['rev-parse', '--verify', '--quiet', name], { cwd: folder })
    if (isGood) return name
  }
  return undefined
}
