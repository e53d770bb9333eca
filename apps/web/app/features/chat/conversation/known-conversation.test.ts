import type { VisitorConversation } from '@shop/domain/chat'
import { expect, test } from 'vitest'
import type { KeptChat } from './chat-keeper.ts'
import { createConversationStore } from './conversation-store.ts'
import { createKnownConversation } from './known-conversation.ts'
import { conversationOf, message, refusal, silence } from './testing/chat-samples.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'

const TOLD = conversationOf({ messages: [message('1', 'staff', 'Aquí estoy')], readByStaff: '1' })

function begin(answer: () => Promise<VisitorConversation>, found: Partial<KeptChat> = { secret: 's', seen: '1' }) {
  const happened: string[] = []
  const [store, kept] = [createConversationStore([], () => {}), fakeKeeper(found)]
  const looks: (() => void)[] = []
  const stream = {
    follow: (secret: string, look: () => void) => {
      happened.push(`follow ${secret}`)
      looks.push(look)
    },
    leave: () => happened.push('leave'),
  }
  const readConversation = (secret: string) => {
    happened.push(`read ${secret}`)
    return answer()
  }
  return { store, kept, happened, looks, known: createKnownConversation({ store, kept, stream, readConversation }) }
}

test('a look at the conversation tells how it stands', async () => {
  const { store, known } = begin(async () => TOLD)
  await known.refresh('s')
  expect(store.read()).toMatchObject({ messages: TOLD.messages, known: { readByStaff: '1' }, loading: 'no' })
})

test('what is told of a conversation comes too late once somebody else is here', async () => {
  const answer = Promise.withResolvers<VisitorConversation>()
  const { store, kept, known } = begin(() => answer.promise)
  const looking = known.refresh('s')
  kept.signIn('ana')
  answer.resolve(TOLD)
  await looking
  expect(store.read().messages).toEqual([])
})

test('a conversation that nobody knows any more is forgotten, and what was said stays in sight', async () => {
  const answers = [Promise.resolve(TOLD), Promise.reject(refusal(404, 'conversation_not_found'))]
  const { store, kept, happened, known } = begin(() => answers.shift() ?? Promise.resolve(TOLD))
  await known.refresh('s')
  store.change((now) => ({ ...now, isLost: true, loading: 'yes' }))
  await known.refresh('s')
  expect(happened).toEqual(['read s', 'read s', 'leave'])
  expect(kept.read()).toMatchObject({ secret: '', seen: '0' })
  expect(store.read()).toMatchObject({ messages: TOLD.messages, known: undefined, loading: 'no', isLost: false })
})

test('silence is not the end of a conversation', async () => {
  const { kept, happened, known } = begin(() => Promise.reject(silence()))
  await expect(known.refresh('s')).rejects.toThrow('Failed to fetch')
  expect(kept.ownSecret()).toBe('s')
  expect(happened).not.toContain('leave')
})

test('whoever follows looks by themselves, and a look that finds no connection is no failure', async () => {
  const { happened, looks, known } = begin(() => Promise.reject(silence()))
  known.follow('s')
  for (const look of looks) look()
  expect(happened).toEqual(['follow s', 'read s'])
})

test('a conversation is left behind for a new one, if there is one', () => {
  const { store, kept, happened, known } = begin(async () => TOLD)
  store.change((now) => ({ ...now, known: conversationOf({ isClosed: true }) }))
  expect(known.startAnew()).toBe(true)
  expect(happened).toEqual(['leave'])
  expect(kept.ownSecret()).toBe('')
  expect(store.read().known).toBeUndefined()
  expect(known.startAnew()).toBe(false)
  expect(happened).toEqual(['leave'])
})
