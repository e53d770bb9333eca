import type { Case } from '../drill-money/case.ts'
import { switchProvider } from '../drill-money/switch-provider.ts'

/** Cases that belong to one drill. */
export function oneAfterTheOther(cases: readonly Case[]): Case['run'] {
  return async (field) => {
    const figures: string[] = []
    for (const { run } of cases) {
      await field.mend()
      await switchProvider(field, { isLosing: true })
      figures.push(await run(field))
    }
    return figures.join('; ')
  }
}
