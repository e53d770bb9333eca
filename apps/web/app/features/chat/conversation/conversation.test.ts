import { expect, test } from 'vitest'
import { followingConversations } from './chat-stream.ts'
import { createConversation } from './conversation.ts'
import { refusal } from './testing/chat-samples.ts'
import { fakeClock } from './testing/fake-clock.ts'
import { fakeConnections } from './testing/fake-connections.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'
import { fakeShop } from './testing/fake-shop.ts'

/** A tab; opened once more with the same things it is that tab after a reload. */
function openTab(shop = fakeShop(), kept = fakeKeeper()) {
  const online: (() => void)[] = []
  const [clock, connections] = [fakeClock(), fakeConnections()]
  const conversation = createConversation({
    calls: shop.calls,
    kept,
    followConversation: followingConversations({ ...connections, hosts: () => ['//a', '//b'], clock }),
    clock,
    previewOf: async () => undefined,
    onOnline: (act) => online.push(act),
  })
  const texts = () => conversation.read().messages.map(({ text }) => text)
  const waiting = () => conversation.read().unsent.map(({ text, state }) => `${text} ${state}`)
  const comeOnline = () => {
    for (const act of online) act()
  }
  return { ...conversation, shop, kept, clock, connections, texts, waiting, comeOnline }
}

test('the first words begin a conversation, which is followed from then on', async () => {
  const { shop, connections, send, texts, waiting } = openTab()
  await send('hola')
  expect(shop.asked).toEqual(['begin', 'send s1 hola'])
  expect([texts(), waiting()]).toEqual([['hola'], []])
  connections.last().tell('message', shop.say('s1', 'staff', 'Aquí estoy'))
  expect(texts()).toEqual(['hola', 'Aquí estoy'])
})

test('what is said without a connection waits, over a reload too, and is said once there is one', async () => {
  const { shop, kept, send, waiting } = openTab()
  await send('hola')
  shop.network.isDown = true
  await send('¿a qué hora abren?')
  expect(waiting()).toEqual(['¿a qué hora abren? lost'])

  const again = openTab(shop, kept)
  expect(again.waiting()).toEqual(['¿a qué hora abren? lost'])
  shop.network.isDown = false
  again.comeOnline()
  await expect.poll(again.waiting).toEqual([])
  expect(shop.textsIn('s1')).toEqual(['hola', '¿a qué hora abren?'])
  expect(kept.read().unsent).toEqual([])
})

test('a message whose answer was lost is sent again under its key, and said once', async () => {
  const { shop, send, retry, waiting, texts } = openTab()
  shop.network.losesAnswers = true
  await send('hola')
  expect(waiting()).toEqual(['hola lost'])
  shop.network.losesAnswers = false
  retry()
  await expect.poll(waiting).toEqual([])
  expect(shop.asked.filter((one) => one === 'send s1 hola')).toHaveLength(2)
  expect([texts(), shop.textsIn('s1')]).toEqual([['hola'], ['hola']])
})

test('a message whose answer was lost has arrived when the stream tells of it', async () => {
  const { shop, connections, send, waiting, texts } = openTab()
  await send('hola')
  shop.network.losesAnswers = true
  await send('gracias')
  const [, thanks] = (await shop.calls.read('s1')).messages
  if (!thanks) throw new Error('the shop has not got it')
  connections.last().tell('message', thanks)
  expect([texts(), waiting()]).toEqual([['hola', 'gracias'], []])
})

test('a stream that breaks goes on where it was, and the marks of meanwhile are asked for', async () => {
  const { shop, clock, connections, read, send } = openTab()
  await send('hola')
  connections.last().open()
  connections.last().fail()
  expect(read().isLost).toBe(true)
  shop.change('s1', { readByStaff: '1' })
  clock.pass(1_000)
  expect(connections.last().address).toBe('//b/chat/conversaciones/s1/eventos?desde=1')
  connections.last().open()
  expect(read().isLost).toBe(false)
  expect(shop.asked.slice(2)).toEqual(['read s1', 'read s1'])
  await expect.poll(() => read().known?.readByStaff).toBe('1')
})

test('a conversation that is gone when the stream breaks is not followed any longer', async () => {
  const { shop, kept, clock, connections, read, send } = openTab()
  await send('hola')
  shop.remove('s1')
  connections.last().fail()
  await expect.poll(kept.ownSecret).toBe('')
  clock.pass(60_000)
  expect(connections.all).toHaveLength(1)
  expect(read()).toMatchObject({ known: undefined, isLost: false })
})

test('whoever writes after the shop closed the conversation begins another, and still sees the first', async () => {
  const { shop, connections, read, send, texts } = openTab()
  await send('hola')
  shop.change('s1', { isClosed: true })
  connections.last().tell('conversation', { isClosed: true, assignedTo: undefined })
  expect(read().known?.isClosed).toBe(true)
  await send('otra cosa')
  expect(shop.asked.slice(2)).toEqual(['begin', 'send s2 otra cosa'])
  expect([read().known?.isClosed, texts()]).toEqual([false, ['hola', 'otra cosa']])
  expect(connections.last().address).toContain('/s2/')
})

test('words that meet a conversation closed meanwhile begin another', async () => {
  const { shop, connections, send, waiting } = openTab()
  await send('hola')
  const first = connections.last()
  shop.change('s1', { isClosed: true })
  await send('otra cosa')
  expect(shop.asked.slice(2)).toEqual(['send s1 otra cosa', 'begin', 'send s2 otra cosa'])
  expect([shop.textsIn('s2'), waiting(), first.readyState]).toEqual([['otra cosa'], [], 2])
})

test('a customer whose session is over sees the conversation of a visitor', async () => {
  const kept = fakeKeeper({}, 'ana')
  const { shop, read, resume } = openTab(fakeShop(), kept)
  shop.refuse('resumeOwn', refusal(401, 'session_expired', { name: 'TokenExpiredError' }))
  const resumed = resume(true)
  kept.signOut()
  await resumed
  expect(shop.asked).toEqual(['resumeOwn ', 'begin'])
  expect(read()).toMatchObject({ loading: 'no', known: { isClosed: false } })
})

test('what a customer left unsent is not there for who opens the tab next', () => {
  const kept = fakeKeeper({ session: 'ana', unsent: [{ key: 'k', text: 'mi RFC es…' }] }, 'eva')
  expect(openTab(fakeShop(), kept).waiting()).toEqual([])
})

test('an e-mail is left in the conversation, which it begins if need be', async () => {
  const { shop, read, leaveContact } = openTab()
  await leaveContact({ name: 'Eva', email: 'eva@example.mx' })
  expect(shop.asked).toEqual(['begin', 'leaveContact s1 eva@example.mx'])
  expect(read().known?.hasEmail).toBe(true)
})

test('typing, reading and pictures are of the conversation that is open', async () => {
  const { shop, connections, send, signTyping, markSeen, readPicture } = openTab()
  await send('hola')
  connections.last().tell('message', shop.say('s1', 'staff', 'Aquí estoy'))
  signTyping()
  markSeen()
  await readPicture('2')
  expect(shop.asked.slice(2)).toEqual(['signTyping s1', 'signRead s1 2', 'readPicture s1 2'])
})

test('who of the shop types is shown until the message comes, or for six seconds', async () => {
  const { shop, clock, connections, read, send } = openTab()
  await send('hola')
  connections.last().tell('typing', { name: 'Beto' })
  expect(read().typing).toBe('Beto')
  clock.pass(6_000)
  expect(read().typing).toBeUndefined()
  connections.last().tell('typing', { name: 'Beto' })
  connections.last().tell('message', shop.say('s1', 'staff', 'Aquí estoy'))
  expect(read().typing).toBeUndefined()
})
