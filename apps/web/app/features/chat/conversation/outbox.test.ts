import { expect, test } from 'vitest'
import { createConversationStore } from './conversation-store.ts'
import { createOutbox } from './outbox.ts'
import { unsent } from './testing/chat-samples.ts'

function begin(...waiting: Parameters<typeof createConversationStore>[0]) {
  const store = createConversationStore(waiting, () => {})
  const delivered: string[][] = []
  const online: (() => void)[] = []
  const outbox = createOutbox({
    store,
    deliverAll: async () => void delivered.push(store.read().unsent.map(({ key, state }) => `${key} ${state}`)),
    previewOf: async ({ name }) => `data of ${name}`,
    onOnline: (act) => online.push(act),
  })
  const comeOnline = () => {
    for (const act of online) act()
  }
  return { store, delivered, comeOnline, ...outbox }
}

test('words are in sight at once, behind those before them', () => {
  const { store, send } = begin(unsent('k1', 'uno'))
  void send('dos')
  expect(store.read().unsent.map(({ text, state }) => [text, state])).toEqual([
    ['uno', 'sending'],
    ['dos', 'sending'],
  ])
})

test('each message has a key of its own', async () => {
  const { store, delivered, send } = begin()
  await send('hola')
  await send('hola')
  expect(new Set(store.read().unsent.map(({ key }) => key)).size).toBe(2)
  expect(delivered).toHaveLength(2)
})

test('a picture is shown while it is on its way', async () => {
  const { store, send } = begin()
  const file = new File(['x'], 'x.png')
  await send('', file)
  expect(store.read().unsent).toMatchObject([{ file, preview: 'data of x.png', share: 0 }])
})

test('another try is the same message, by its key', () => {
  const { delivered, retry } = begin(unsent('k1', 'uno', { state: 'lost' }), unsent('k2', 'dos', { state: 'refused' }))
  retry()
  expect(delivered).toEqual([['k1 sending', 'k2 refused']])
})

test('a connection that is back is used for what waits, and for nothing else', () => {
  const idle = begin()
  idle.comeOnline()
  expect(idle.delivered).toEqual([])
  const waiting = begin(unsent('k1', 'uno', { state: 'lost' }))
  waiting.comeOnline()
  expect(waiting.delivered).toEqual([['k1 sending']])
})

test('what is taken back is gone', () => {
  const { store, discard } = begin(unsent('k1', 'uno'), unsent('k2', 'dos'))
  discard('k1')
  expect(store.read().unsent.map(({ key }) => key)).toEqual(['k2'])
})
