import { expect, test } from 'vitest'
import { catalogueChanges } from './catalogue-changes.ts'
import type { Notices } from './notices.ts'

const told: ((payload: string) => void)[] = []
const changes = catalogueChanges({
  on: (_: string, listener: (payload: string) => void) => told.push(listener),
  onGap: () => {},
} as unknown as Notices)

test('whoever changes something here need not wait for the news of it, and nobody counts it twice but here', () => {
  const [everywhere, here] = [changes.version(), changes.versionHere()]
  changes.noteChangeHere()
  expect(changes.versionHere()).toBeGreaterThan(here)
  expect(changes.version()).toBe(everywhere)
  const noted = changes.versionHere()
  for (const tell of told) tell('')
  expect(changes.version()).toBeGreaterThan(everywhere)
  expect(changes.versionHere()).toBeGreaterThan(noted)
})
