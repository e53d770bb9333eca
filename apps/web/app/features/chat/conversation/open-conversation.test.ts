import { expect, test } from 'vitest'
import { withConversation } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { openingConversations } from './open-conversation.ts'
import { conversationOf, message, refusal, silence } from './testing/chat-samples.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'
import { fakeShop } from './testing/fake-shop.ts'

function begin(kept = fakeKeeper()) {
  const followed: string[] = []
  const [store, shop] = [createConversationStore([], () => {}), fakeShop()]
  const opening = openingConversations({ store, kept, calls: shop.calls, follow: (secret) => followed.push(secret) })
  return { store, kept, shop, followed, ...opening }
}

test('a visitor’s conversation is kept, known and followed', async () => {
  const { store, kept, shop, followed, secretToUse } = begin()
  expect(await secretToUse()).toBe('s1')
  expect(shop.asked).toEqual(['begin'])
  expect(kept.read()).toMatchObject({ secret: 's1', session: '' })
  expect(store.read().known).toMatchObject({ isClosed: false })
  expect(followed).toEqual(['s1'])
})

test('the one that is open is used', async () => {
  const { shop, secretToUse } = begin(fakeKeeper({ secret: 's' }))
  expect(await secretToUse()).toBe('s')
  expect(shop.asked).toEqual([])
})

test('a closed one is not spoken in: another begins', async () => {
  const { store, shop, secretToUse } = begin(fakeKeeper({ secret: 's' }))
  store.change((now) => withConversation(now, conversationOf({ isClosed: true })))
  expect(await secretToUse()).toBe('s1')
  expect(shop.asked).toEqual(['begin'])
})

test('a customer goes on with the own one, and brings what was said before signing in', async () => {
  const kept = fakeKeeper()
  const { store, shop, secretToUse } = begin(kept)
  const { secret } = shop.begin()
  shop.say(secret, 'visitor', 'hola')
  kept.keepSecret(secret)
  kept.signIn('ana')
  expect(await secretToUse()).toBe(secret)
  expect(shop.asked).toEqual([`resumeOwn ${secret}`])
  expect(kept.read()).toMatchObject({ secret, session: 'ana' })
  expect(store.read().messages).toEqual([message('1', 'visitor', 'hola')])
})

test('a customer who brings nothing says so', async () => {
  const { shop, begin: open } = begin(fakeKeeper({}, 'ana'))
  await open()
  expect(shop.asked).toEqual(['resumeOwn '])
})

test('whose session is over speaks as a visitor', async () => {
  const kept = fakeKeeper({}, 'ana')
  const { shop, secretToUse } = begin(kept)
  shop.refuse('resumeOwn', refusal(401, 'session_expired', { name: 'JsonWebTokenError' }))
  const opening = secretToUse()
  kept.signOut()
  expect(await opening).toBe('s1')
  expect(shop.asked).toEqual(['resumeOwn ', 'begin'])
  expect(kept.read()).toMatchObject({ secret: 's1', session: '' })
})

test('a customer who finds no connection is not made a visitor', async () => {
  const { kept, shop, followed, secretToUse } = begin(fakeKeeper({}, 'ana'))
  shop.refuse('resumeOwn', silence())
  await expect(secretToUse()).rejects.toThrow('Failed to fetch')
  expect(shop.asked).toEqual(['resumeOwn '])
  expect(kept.read().secret).toBe('')
  expect(followed).toEqual([])
})
