import type { ChatMessage } from '@shop/domain/chat'
import { describe, expect, test } from 'vitest'
import { isAfter, NO_CONVERSATION, type Unsent, unreadIn, withAnswer, withKnown, withMessages } from './conversation-state.ts'
import { conversationOf, message, unsent } from './testing/chat-samples.ts'
import { withLost, withoutUnsent, withRetry, withUnsent, wordsOf } from './unsent-state.ts'

function idsOf(state: { readonly messages: readonly ChatMessage[] }) {
  return state.messages.map(({ id }) => id)
}
function keysOf(state: { readonly unsent: readonly Unsent[] }) {
  return state.unsent.map(({ key }) => key)
}

test('ids are compared as the numbers they are', () => {
  expect(isAfter('10', '9')).toBe(true)
  expect(isAfter('9', '10')).toBe(false)
  expect(isAfter('10', '10')).toBe(false)
  expect(isAfter('900719925474099301', '900719925474099300')).toBe(true)
})

describe('messages', () => {
  test('stand in their order and once, however they come', () => {
    const first = withMessages(NO_CONVERSATION, [message('10', 'helper', 'b'), message('9', 'visitor', 'a')])
    expect(idsOf(withMessages(first, [message('11', 'staff', 'c'), message('10', 'helper', 'b')]))).toEqual(['9', '10', '11'])
  })

  test('end the typing of whoever wrote them, and not before', () => {
    const typing = { ...NO_CONVERSATION, typing: 'Beto' }
    expect(withMessages(typing, [message('1', 'visitor', 'a')]).typing).toBe('Beto')
    expect(withMessages(typing, [message('2', 'staff', 'b')]).typing).toBeUndefined()
  })

  test('are unread until they were seen, the own ones never', () => {
    const state = withMessages(NO_CONVERSATION, [message('1', 'helper', 'a'), message('2', 'visitor', 'b'), message('3', 'staff', 'c')])
    expect([unreadIn(state, '0'), unreadIn(state, '1'), unreadIn(state, '3')]).toEqual([2, 1, 0])
  })
})

test('a mark counts once the conversation is known, and changes nothing else of it', () => {
  expect(withKnown(NO_CONVERSATION, { isClosed: true })).toBe(NO_CONVERSATION)
  const { messages: _, ...known } = conversationOf({ hasEmail: true })
  expect(withKnown({ ...NO_CONVERSATION, known }, { isClosed: true }).known).toEqual({ ...known, isClosed: true })
})

describe('a message on its way', () => {
  test('has arrived once the stream tells of it, spaces aside', () => {
    const state = { ...NO_CONVERSATION, unsent: [unsent('k1', 'hola  ¿hay?'), unsent('k2', 'otra')] }
    expect(keysOf(withMessages(state, [message('1', 'visitor', 'hola ¿hay?')]))).toEqual(['k2'])
    expect(keysOf(withMessages(state, [message('1', 'helper', 'hola ¿hay?')]))).toEqual(['k1', 'k2'])
  })

  test('is not taken for an older one that says the same', () => {
    const old = withMessages(NO_CONVERSATION, [message('1', 'visitor', 'hola')])
    const state = { ...old, unsent: [unsent('k1', 'hola')] }
    expect(keysOf(withMessages(state, [message('1', 'visitor', 'hola')]))).toEqual(['k1'])
  })

  test('with a picture is not taken for words', () => {
    const state = { ...NO_CONVERSATION, unsent: [unsent('k1', '', { file: new File(['x'], 'x.png') }), unsent('k2', 'hola')] }
    expect(keysOf(withMessages(state, [message('1', 'visitor', '', true)]))).toEqual(['k2'])
  })

  test('said twice is there twice: each answer names its own', () => {
    const state = { ...NO_CONVERSATION, unsent: [unsent('k1', 'hola'), unsent('k2', 'hola')] }
    expect(keysOf(withAnswer(state, 'k1', [message('1', 'visitor', 'hola')]))).toEqual(['k2'])
  })

  test('takes those behind it along when it is lost, and a retry begins with all of them but the refused', () => {
    const sent = { ...NO_CONVERSATION, unsent: [unsent('k0', 'no'), unsent('k1', 'a'), unsent('k2', 'b')] }
    const lost = withLost(withUnsent(sent, 'k0', { state: 'refused' }))
    expect(lost.unsent.map(({ state }) => state)).toEqual(['refused', 'lost', 'lost'])
    expect(withRetry(lost).unsent.map(({ state }) => state)).toEqual(['refused', 'sending', 'sending'])
  })
  test('is kept with its words; a picture is too large', () => {
    const picture = unsent('k2', 'mira', { file: new File(['x'], 'x.png') })
    expect(wordsOf([unsent('k1', 'hola'), picture])).toEqual([{ key: 'k1', text: 'hola' }])
  })

  test('is taken back alone', () => {
    const state = { ...NO_CONVERSATION, unsent: [unsent('k1', 'hola'), unsent('k2', 'hola')] }
    expect(keysOf(withoutUnsent(state, 'k1'))).toEqual(['k2'])
  })
})
