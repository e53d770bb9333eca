import { showCondition } from '@shop/contract/staff/condition'
import type { ShownCondition } from '@shop/contract/wire/shop/condition'
import { useState } from 'react'
import { useConditionTexts } from '../features/condition/condition-texts.ts'
import { FailedList } from '../features/condition/failed-list.tsx'
import { HeldShop } from '../features/condition/held-shop.tsx'
import { PartList } from '../features/condition/part-list.tsx'
import { ProcessList } from '../features/condition/process-list.tsx'
import { Summary } from '../features/condition/summary.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

const AGAIN_MS = 15_000

/** Is everything alive, what failed, and what to do. */
export function Condition() {
  const { lead } = useConditionTexts()
  const { screens } = useTexts()
  const called = useCall(showCondition, {})
  // What a button answered is newer than what the screen was drawn from, until it is asked for once more.
  const [answered, setAnswered] = useState<{ readonly over: ShownCondition | undefined; readonly condition: ShownCondition }>()
  const condition = answered && answered.over === called.data ? answered.condition : called.data
  const show = (one: ShownCondition) => setAnswered({ over: called.data, condition: one })
  useEvery(AGAIN_MS, called.reload)
  return (
    <Screen title={screens.condition} lead={lead}>
      <Loaded of={{ ...called, data: condition }}>
        {(seen) => (
          <div className="space-y-6">
            <Summary of={seen} />
            <HeldShop parts={seen.parts} onChanged={show} onStale={called.reload} />
            <FailedList of={seen} onChanged={show} onStale={called.reload} />
            <PartList parts={seen.parts} />
            <ProcessList processes={seen.processes} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
