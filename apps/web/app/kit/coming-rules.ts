import type { Rules } from '@shop/ui/form/rules'
import { lazily } from '../browser/lazily.ts'

/** The rules of a form arrive when somebody begins to fill it in: the contract behind them would weigh on the page. */
export function comingRules<Contract, Values, Body>(load: () => Promise<Contract>, rulesIn: (contract: Contract) => Rules<Values, Body>) {
  return async (): Promise<Rules<Values, Body>> => rulesIn(await lazily(load))
}
