import { readOpening } from '@shop/contract/staff/opening'
import type { Opening as Standing, StepState } from '@shop/domain/opening'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { DoorCard } from '../features/opening/door-card.tsx'
import { useOpeningTexts } from '../features/opening/opening-texts.ts'
import { StepActions } from '../features/opening/step-actions.tsx'
import { StepRow } from '../features/opening/step-row.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { useEvery } from '../kit/calls/use-every.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

const AGAIN_MS = 4_000

/** The way to the first customer, and the door. */
export function Opening() {
  const texts = useOpeningTexts()
  const { screens } = useTexts()
  const called = useCall(readOpening, {})
  // What a button answered is newer than what the screen was drawn from, until it is asked for once more.
  const [answered, setAnswered] = useState<{ readonly over: Standing | undefined; readonly opening: Standing }>()
  const opening = answered && answered.over === called.data ? answered.opening : called.data
  const show = (one: Standing) => setAnswered({ over: called.data, opening: one })
  const isRunning = opening?.steps.some(({ trial }) => trial?.state === 'running') ?? false
  useEvery(AGAIN_MS, () => isRunning && called.reload())
  return (
    <Screen title={screens.opening} lead={texts.lead}>
      <Loaded of={{ ...called, data: opening }}>
        {(standing) => {
          const list = (of: readonly StepState[]) => (
            <ul>
              {of.map((state) => (
                <StepRow key={state.step} state={state}>
                  <StepActions state={state} opening={standing} onChanged={show} />
                </StepRow>
              ))}
            </ul>
          )
          return (
            <div className="space-y-6">
              <DoorCard opening={standing} onMoved={show} onShowNew={called.reload} />
              <Card title={texts.required}>{list(standing.steps.filter(({ isRequired }) => isRequired))}</Card>
              <Card title={texts.recommended} note={texts.recommendedNote}>
                {list(standing.steps.filter(({ isRequired }) => !isRequired))}
              </Card>
            </div>
          )
        }}
      </Loaded>
    </Screen>
  )
}
