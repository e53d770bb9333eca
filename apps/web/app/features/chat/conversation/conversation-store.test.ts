import { expect, test } from 'vitest'
import type { Unsent } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { unsent } from './testing/chat-samples.ts'

test('whoever shows the conversation is told of every change, until they leave', () => {
  const store = createConversationStore([], () => {})
  const seen: (string | undefined)[] = []
  const leave = store.subscribe(() => seen.push(store.read().typing))
  store.change((now) => ({ ...now, typing: 'Beto' }))
  store.change((now) => ({ ...now, typing: undefined }))
  leave()
  store.change((now) => ({ ...now, typing: 'Eva' }))
  expect(seen).toEqual(['Beto', undefined])
})

test('what is unsent is kept when it changes, and before anybody is told', () => {
  const happened: string[] = []
  const keep = (all: readonly Unsent[]) => happened.push(`kept ${all.map(({ text }) => text)}`)
  const store = createConversationStore([unsent('k1', 'hola')], keep)
  store.subscribe(() => happened.push('told'))
  store.change((now) => ({ ...now, isLost: true }))
  store.change((now) => ({ ...now, unsent: [...now.unsent, unsent('k2', 'otra')] }))
  expect(happened).toEqual(['told', 'kept hola,otra', 'told'])
})
