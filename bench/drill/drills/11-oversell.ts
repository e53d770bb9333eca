import { oversell as race } from '../../drill-money/cases/13-oversell.ts'
import type { Drill } from '../drill-case.ts'

export const oversell: Drill = {
  ...race,
  number: 11,
  name: 'last-pieces',
  rule: '10 succeed, the other 40 are told out_of_inventory, and the stock is 0',
  cases: [race],
}
