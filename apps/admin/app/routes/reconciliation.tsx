import { showReconciliation } from '@shop/contract/staff/reconciliation'
import { CompareForm } from '../features/reconciliation/compare-form.tsx'
import { DaysTable } from '../features/reconciliation/days-table.tsx'
import { LastRun } from '../features/reconciliation/last-run.tsx'
import { PayoutList } from '../features/reconciliation/payout-list.tsx'
import { useReconciliationTexts } from '../features/reconciliation/reconciliation-texts.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

const AGAIN_MS = 2_000

/** The provider's books against the shop's. */
export function Reconciliation() {
  const { lead } = useReconciliationTexts()
  const { screens } = useTexts()
  const overview = useCall(showReconciliation, {})
  const [last] = overview.data?.runs ?? []
  const isRunning = last !== undefined && last.endedAt === undefined
  useEvery(AGAIN_MS, () => {
    if (isRunning) overview.reload()
  })
  return (
    <Screen title={screens.reconciliation} lead={lead}>
      <Loaded of={overview}>
        {({ runs: [newest], days }) => (
          <div className="space-y-6">
            <div className="grid gap-6 lg:grid-cols-2">
              <LastRun run={newest} />
              <CompareForm onAsked={overview.reload} />
            </div>
            <DaysTable days={days} />
          </div>
        )}
      </Loaded>
      {/* What a comparison read of payouts is shown once it is over. */}
      <PayoutList key={last?.endedAt?.getTime() ?? 0} />
    </Screen>
  )
}
