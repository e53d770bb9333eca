import { afterEach, expect, test, vi } from 'vitest'
import { dismiss, notify, onNotices, placeNotices, shownNotices } from './notices.ts'

let dialog: object | null = null
vi.stubGlobal('document', { activeElement: null, querySelector: () => dialog })
afterEach(() => {
  for (const { id } of shownNotices()) dismiss(id)
  vi.useRealTimers()
})

test('the same thing is said once, and what failed together is tried again together', () => {
  const tried: string[] = []
  for (const call of ['cart', 'fits']) notify({ text: 'No answer', actions: [{ name: 'Retry', act: () => tried.push(call) }] })
  expect(shownNotices()).toHaveLength(1)
  shownNotices()[0]?.actions?.[0]?.act()
  expect(tried).toEqual(['cart', 'fits'])
})

test('of one cause in two wordings the newer is shown, and both are tried again', () => {
  const tried: string[] = []
  notify({ text: 'No answer', about: 'connection', actions: [{ name: 'Retry', act: () => tried.push('fits') }] })
  notify({ text: 'Something else' })
  notify({ text: 'Offline', about: 'connection', actions: [{ name: 'Retry', act: () => tried.push('makes') }] })
  expect(shownNotices().map(({ text }) => text)).toEqual(['Something else', 'Offline'])
  shownNotices()[1]?.actions?.[0]?.act()
  expect(tried).toEqual(['fits', 'makes'])
})

test('what went well goes away by itself, what failed does not', () => {
  vi.useFakeTimers()
  notify({ text: 'Saved', isBrief: true })
  notify({ text: 'Failed', isUrgent: true })
  vi.advanceTimersByTime(60_000)
  expect(shownNotices().map(({ text }) => text)).toEqual(['Failed'])
})

test('what failed in a dialog is over with it, what went well is still to be read', () => {
  const closing = {} as Element
  notify({ text: 'Failed before', isUrgent: true })
  dialog = closing
  notify({ text: 'Failed in it', isUrgent: true })
  notify({ text: 'Saved' })
  dialog = null
  placeNotices(closing)
  expect(shownNotices().map(({ text }) => text)).toEqual(['Failed before', 'Saved'])
})

test('whoever draws them hears of each change, and of a dialog that opened', () => {
  let heard = 0
  const leave = onNotices(() => {
    heard += 1
  })
  placeNotices()
  expect(heard).toBe(0)
  notify({ text: 'One' })
  placeNotices()
  leave()
  notify({ text: 'Two' })
  expect(heard).toBe(2)
})
