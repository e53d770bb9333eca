import { bankAsks } from '../../drill-money/cases/12-bank-asks.ts'
import { providerSilent } from '../../drill-money/cases/43-provider-silent.ts'
import { beingDecided } from '../../drill-money/cases/63-being-decided.ts'
import type { Drill } from '../drill-case.ts'
import { oneAfterTheOther } from '../one-after-the-other.ts'

const CASES = [providerSilent, bankAsks, beingDecided]

export const provider: Drill = {
  number: 14,
  name: 'provider',
  does: CASES.map(({ does }) => does).join('; '),
  rule: 'what became of a charge is found out by reading it again; a retry carries the same key; the shopper is told in words',
  cases: CASES,
  run: oneAfterTheOther(CASES),
}
