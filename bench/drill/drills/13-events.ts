import { doubledEvents } from '../../drill-money/cases/08-doubled-events.ts'
import { forgedEvents } from '../../drill-money/cases/10-forged-events.ts'
import { voucherLate } from '../../drill-money/cases/16-voucher-late.ts'
import { hostKilled } from '../../drill-money/cases/36-host-killed.ts'
import type { Drill } from '../drill-case.ts'
import { oneAfterTheOther } from '../one-after-the-other.ts'

const CASES = [doubledEvents, forgedEvents, voucherLate, hostKilled]

export const events: Drill = {
  number: 13,
  name: 'events',
  does: CASES.map(({ does }) => does).join('; '),
  rule: 'one transition and one mail; a bad signature is 400; a late voucher is paid if there is stock, and given back otherwise',
  cases: CASES,
  run: oneAfterTheOther(CASES),
}
