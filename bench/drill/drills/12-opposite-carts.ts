import { oppositeCarts as crossed } from '../../drill-money/cases/42-opposite-carts.ts'
import type { Drill } from '../drill-case.ts'

export const oppositeCarts: Drill = {
  ...crossed,
  number: 12,
  name: 'crossed-locks',
  rule: 'nobody sees a failure',
  cases: [crossed],
}
