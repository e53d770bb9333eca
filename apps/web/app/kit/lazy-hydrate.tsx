import { type ComponentType, lazy, memo, Suspense } from 'react'
import { nextSign, visitorIsThere } from '../browser/first-sign.ts'

/**
 * A part of the page that the server draws and whose script comes with the visitor's first sign of life, not with the page.
 * Its links work all the while; its buttons keep an early tap.
 */
export function lazyHydrate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wakes: () => Promise<void> = visitorIsThere,
): ComponentType<Props> {
  const Part = lazy(async () => {
    await wakes()
    return { default: await loadWithRetry(load) }
  })
  // Remembered: a page that draws itself again must not disturb a part that has nothing new to show and may still sleep.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ))
}

/** A script that cannot be had leaves its part asleep; whatever the visitor does next is another chance. */
async function loadWithRetry<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    if (typeof document === 'undefined') throw error
    console.warn(error)
    await nextSign()
    return loadWithRetry(load)
  }
}
