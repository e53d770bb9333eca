import type { ChatMessage } from '@shop/domain/chat'
import { expect, test } from 'vitest'
import type { KeptChat } from './chat-keeper.ts'
import { withMessages } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { markingSeen } from './reading-marks.ts'
import { message } from './testing/chat-samples.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'

function begin(found: Partial<KeptChat>, ...messages: readonly ChatMessage[]) {
  const told: string[] = []
  const [store, kept] = [createConversationStore([], () => {}), fakeKeeper(found)]
  const hear = (...more: readonly ChatMessage[]) => store.change((now) => withMessages(now, more))
  hear(...messages)
  const signRead = async (secret: string, upTo: string) => told.push(`${secret} ${upTo}`)
  return { kept, told, hear, markSeen: markingSeen({ store, kept, signRead }) }
}

test('the last message of the shop is told as read, once', () => {
  const { kept, told, hear, markSeen } = begin({ secret: 's' }, message('8', 'helper'), message('9', 'staff'), message('10', 'visitor'))
  markSeen()
  markSeen()
  expect(told).toEqual(['s 9'])
  expect(kept.read().seen).toBe('9')
  hear(message('11', 'staff'))
  markSeen()
  expect(told).toEqual(['s 9', 's 11'])
})

test('own words need no mark', () => {
  const { told, markSeen } = begin({ secret: 's' }, message('1', 'visitor'))
  markSeen()
  expect(told).toEqual([])
})

test('what was seen before a reload is not told again', () => {
  const { told, markSeen } = begin({ secret: 's', seen: '10' }, message('9', 'staff'), message('10', 'staff'))
  markSeen()
  expect(told).toEqual([])
})

test('a conversation that is not theirs is not marked', () => {
  const { kept, told, markSeen } = begin({ secret: 's', session: 'ana' }, message('1', 'staff'))
  markSeen()
  expect(told).toEqual([])
  expect(kept.read().seen).toBe('0')
})
