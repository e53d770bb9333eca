import { expect, test } from 'vitest'
import { watchReplica } from './replica-watch.ts'

/** A primary and a replica as far as the watch sees them: how much each has written down, and what this process has heard of. */
function scene() {
  const state = { version: 1, written: 10, replayed: 10, now: 0, isAway: false, isPrimaryBusy: false, asked: [] as string[] }
  const watch = watchReplica({
    version: () => state.version,
    placeOfPrimary: async () => {
      if (state.isPrimaryBusy) throw new Error('busy')
      return String(state.written)
    },
    hasReached: async (place) => {
      if (state.isAway) throw new Error('away')
      state.asked.push(place)
      // Time goes on while a replica is behind.
      if (state.replayed < Number(place)) state.now += 500
      return state.replayed >= Number(place)
    },
    onAway: () => {},
    now: () => state.now,
  })
  return { state, watch }
}

test('a replica is read from once it has all that the primary had, and not before', async () => {
  const { state, watch } = scene()
  expect(watch.isCurrent()).toBe(false)
  await watch.look()
  expect(watch.isCurrent()).toBe(true)
  state.written = 11
  state.version++
  expect(watch.isCurrent()).toBe(false)
})

test('after a change it is read from again when it has that change, however often it is looked at before', async () => {
  const { state, watch } = scene()
  await watch.look()
  Object.assign(state, { written: 11, version: 2 })
  await watch.look()
  expect(watch.isCurrent()).toBe(false)
  state.replayed = 11
  await watch.look()
  expect(watch.isCurrent()).toBe(true)
})

test('a change that is heard of during the look is not taken for seen', async () => {
  const { state, watch } = scene()
  const looking = watch.look()
  state.version++
  await looking
  expect(watch.isCurrent()).toBe(false)
})

test('one that falls behind without any news is left after two seconds', async () => {
  const { state, watch } = scene()
  await watch.look()
  state.written = 20
  state.now += 2_000
  expect(watch.isCurrent()).toBe(true)
  state.now += 1
  expect(watch.isCurrent()).toBe(false)
  await watch.look()
  expect(watch.isCurrent()).toBe(false)
})

test('one that failed somebody is not asked again before it was looked at', async () => {
  const { state, watch } = scene()
  await watch.look()
  watch.doubt()
  expect(watch.isCurrent()).toBe(false)
  state.isAway = true
  await expect(watch.look()).rejects.toThrow('away')
  expect(watch.isCurrent()).toBe(false)
  state.isAway = false
  await watch.look()
  expect(watch.isCurrent()).toBe(true)
})

test('a primary that has no time to say its place is no fault of the replica, which is read from for its two seconds', async () => {
  const { state, watch } = scene()
  await watch.look()
  state.isPrimaryBusy = true
  await watch.look()
  state.now += 2_000
  expect(watch.isCurrent()).toBe(true)
  state.now += 1
  expect(watch.isCurrent()).toBe(false)
})
