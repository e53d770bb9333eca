import { beforeEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, keyFor, readDraft } from './quotation-draft.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  forgetDraft()
})

test('what was typed is there again until it has been received', () => {
  keepDraft({ of: '?autoparte=faro', values: { part: 'faro' } })
  expect(readDraft()).toEqual({ of: '?autoparte=faro', values: { part: 'faro' } })
  forgetDraft()
  expect(readDraft()).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"of":1}', '{"of":"","values":null}'])('a damaged draft (%s) is none', (text) => {
  kept.set('cotizacion', text)
  expect(readDraft()).toBeUndefined()
})

test('the same form has the same key however often it is sent, a changed one and the next one another', () => {
  const first = keyFor('faro')
  expect(keyFor('faro')).toBe(first)
  const second = keyFor('faro izquierdo')
  expect(second).not.toBe(first)
  forgetDraft()
  expect(keyFor('faro izquierdo')).not.toBe(second)
})

test('a page that was loaded again knows the key', async () => {
  const first = keyFor('faro')
  vi.resetModules()
  const reloaded = await import('./quotation-draft.ts')
  expect(reloaded.keyFor('faro')).toBe(first)
})

test('a browser without storage repeats its key all the same', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(keyFor('faro')).toBe(keyFor('faro'))
  expect(readDraft()).toBeUndefined()
})
