import { listPageSpeeds } from '@shop/contract/shop/page-measures'
import { DEVICE_CLASSES } from '@shop/domain/page-measures'
import { staffSpeed as english } from '@shop/texts/en/staff/speed'
import { staffSpeed as spanish } from '@shop/texts/es/staff/speed'
import { DeviceSpeeds } from '../features/speed/device-speeds.tsx'
import { PeriodChoice, usePeriod } from '../features/speed/period-choice.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Screen } from '../kit/screen.tsx'
import { useTexts, useTextsOf } from '../language.tsx'

/** How fast the shop is for those who visit it. */
export function Speed() {
  const { lead } = useTextsOf({ es: spanish, en: english })
  const { screens } = useTexts()
  const speeds = useCall(listPageSpeeds, { query: { days: usePeriod() } })
  return (
    <Screen title={screens.speed} lead={lead}>
      <PeriodChoice />
      {DEVICE_CLASSES.map((device) => (
        <DeviceSpeeds key={device} device={device} speeds={speeds} />
      ))}
    </Screen>
  )
}
