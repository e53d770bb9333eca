import type { Arrival } from '@shop/domain/arrival'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { SCREEN_OF } from '../../common/waiting/screen-of.ts'
import { useWaitingTexts } from '../../common/waiting/use-waiting-texts.ts'
import { useArrivals, useWaiting } from '../../common/waiting/waiting.tsx'
import { shopName } from '../../facts.ts'
import { screens } from '../../screens.ts'
import { useBellSettings } from './bell-settings.ts'
import { showOnDesktop } from './desktop-notice.ts'
import { inOneTab } from './one-tab.ts'
import { allowSound, canSound, playSound } from './sound.ts'

/** Rings for each arrival, once for all tabs, as the member wanted it on this device. */
export function Bell() {
  const texts = useWaitingTexts()
  const waiting = useWaiting()
  const [{ hasSound, hasDesktop }] = useBellSettings()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hasSound) return
    const touches = ['pointerdown', 'keydown'] as const
    for (const touch of touches) document.addEventListener(touch, allowSound)
    return () => {
      for (const touch of touches) document.removeEventListener(touch, allowSound)
    }
  }, [hasSound])
  const show = ({ kind, ref }: Arrival) =>
    showOnDesktop({
      title: texts.arrived[kind],
      body: [texts.waiting[kind](Math.max(waiting[kind] ?? 0, 1)), shopName].join(' · '),
      tag: `${kind} ${ref}`,
      onOpen: () => navigate(screens[SCREEN_OF[kind]].path),
    })
  useArrivals((arrival) => {
    const name = `${arrival.kind} ${arrival.ref}`
    // A tab that cannot be heard leaves it to one that can.
    if (hasSound && canSound()) inOneTab(`sound ${name}`, playSound)
    if (hasDesktop) inOneTab(`desktop ${name}`, () => show(arrival))
  })
  return null
}
