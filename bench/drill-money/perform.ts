import type { Case } from './case.ts'
import type { Field } from './field.ts'
import { switchProvider } from './switch-provider.ts'

export type Performed = { readonly figures: string; readonly faults: readonly string[]; readonly seconds: string }

/** News of payments comes only when a case says so; afterwards everything is well again, and what must hold is looked at. */
export async function perform(field: Field, { run }: Pick<Case, 'run'>): Promise<Performed> {
  const started = performance.now()
  const faults: string[] = []
  let figures = ''
  try {
    await switchProvider(field, { isLosing: true })
    figures = await run(field)
  } catch (error) {
    if (error instanceof NotPossibleHere) throw error
    faults.push((error as Error).message)
  }
  faults.push(...(await field.mend().catch((error: Error) => [`not mended: ${error.message}`])), ...(await field.broken()))
  return { figures, faults, seconds: secondsSince(started) }
}

/** What this machine lacks. It is said, and counted as neither held nor failed. */
export class NotPossibleHere extends Error {}

export function secondsSince(started: number): string {
  return ((performance.now() - started) / 1_000).toFixed(1)
}
