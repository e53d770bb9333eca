import { expect, test } from 'vitest'
import type { FollowConversation, StreamListener } from './chat-stream.ts'
import { withConversation } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { createFollowedStream } from './followed-stream.ts'
import { conversationOf, message, unsent } from './testing/chat-samples.ts'

function begin() {
  const happened: string[] = []
  const listeners: StreamListener[] = []
  const store = createConversationStore([unsent('k1', 'hola')], () => {})
  const followConversation: FollowConversation = (secret, listener) => {
    happened.push(`follow ${secret}`)
    listeners.push(listener)
    return () => happened.push(`stop ${secret}`)
  }
  const stream = createFollowedStream({ store, followConversation, showTyping: (name) => happened.push(`typing ${name}`) })
  const follow = (secret: string) => {
    stream.follow(secret, () => happened.push(`look, lost: ${store.read().isLost}`))
    const listener = listeners.at(-1)
    if (!listener) throw new Error('nothing is followed')
    return listener
  }
  return { store, stream, happened, follow }
}

test('one conversation is followed at a time, and by one stream', () => {
  const { stream, happened, follow } = begin()
  follow('s1')
  follow('s1')
  expect(happened).toEqual(['follow s1'])
  follow('s2')
  expect(happened).toEqual(['follow s1', 'stop s1', 'follow s2'])
  expect([stream.isFollowing('s1'), stream.isFollowing('s2')]).toEqual([false, true])
})

test('a conversation that was left can be followed again', () => {
  const { stream, happened, follow } = begin()
  follow('s1')
  stream.leave()
  expect(stream.isFollowing('s1')).toBe(false)
  follow('s1')
  expect(happened).toEqual(['follow s1', 'stop s1', 'follow s1'])
})

test('who follows nothing does not follow the conversation that is not there', () => {
  expect(begin().stream.isFollowing('')).toBe(false)
})

test('a message that nobody here knows is added, and the stream goes on after it', () => {
  const { store, follow } = begin()
  const { lastId, onMessage } = follow('s')
  expect(lastId()).toBe('0')
  onMessage(message('7', 'visitor', 'desde mi teléfono'))
  expect(store.read().messages.map(({ text }) => text)).toEqual(['desde mi teléfono'])
  expect(store.read().unsent).toHaveLength(1)
  expect(lastId()).toBe('7')
})

test('one’s own message that the stream tells of is no longer on its way', () => {
  const { store, follow } = begin()
  follow('s').onMessage(message('7', 'visitor', 'hola'))
  expect(store.read().unsent).toEqual([])
})

test('marks of the shop are shown, and nothing comes of those before anything is known', () => {
  const { store, follow } = begin()
  const { onRead, onClosed } = follow('s')
  onRead('3')
  onClosed(true)
  expect(store.read().known).toBeUndefined()
  store.change((now) => withConversation(now, conversationOf()))
  onRead('4')
  expect(store.read().known).toMatchObject({ readByStaff: '4', isClosed: false })
  onClosed(true)
  expect(store.read().known).toMatchObject({ readByStaff: '4', isClosed: true })
})

test('who types is shown', () => {
  const { happened, follow } = begin()
  follow('s').onTyping('Beto')
  expect(happened).toContain('typing Beto')
})

test('a lost stream is said, and the conversation is looked at: it may be gone', () => {
  const { store, happened, follow } = begin()
  follow('s').onLost()
  expect(store.read().isLost).toBe(true)
  expect(happened).toContain('look, lost: true')
})

test('a stream that is back has missed marks; one that begins has not', () => {
  const { store, happened, follow } = begin()
  const { onLive } = follow('s')
  onLive()
  expect(happened).toEqual(['follow s'])
  store.change((now) => ({ ...now, isLost: true }))
  onLive()
  expect(happened).toEqual(['follow s', 'look, lost: true'])
  expect(store.read().isLost).toBe(false)
})
