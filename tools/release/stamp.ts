import { run } from '../run.ts'

/** What a release says of itself; `built` is the time of its commit, so that who makes it again makes the same. */
export type Stamp = { readonly version: string; readonly commit: string; readonly built: string }

/** Of the commit that is checked out. */
export async function stampOf(version: string): Promise<Stamp> {
  const { isGood, output } = await run('git', ['log', '-1', '--format=%H %ct'])
  const [commit, seconds] = output.trim().split(' ')
  if (!isGood || !commit) throw new Error(`A release is made from a checkout: ${output}`)
  return { version, commit, built: new Date(Number(seconds) * 1_000).toISOString() }
}
