import type { ChatMessage } from '@shop/domain/chat'
import { expect, test } from 'vitest'
import type { Outgoing } from '../../../calls/chat-calls.ts'
import type { Unsent } from './conversation-state.ts'
import { createConversationStore } from './conversation-store.ts'
import { deliveries } from './deliveries.ts'
import { message, refusal, silence, unsent } from './testing/chat-samples.ts'
import { withoutUnsent } from './unsent-state.ts'

type Send = (message: Outgoing) => Promise<readonly ChatMessage[]>

function begin(waiting: readonly Unsent[], send: Send, startAnew = () => false) {
  const store = createConversationStore(waiting, () => {})
  const sent: Outgoing[] = []
  const noted: Send = (one) => {
    sent.push(one)
    return send(one)
  }
  const statesNow = () => store.read().unsent.map(({ state, problem }) => [state, problem])
  return {
    store,
    sent,
    statesNow,
    textsSent: () => sent.map(({ text }) => text),
    deliverAll: deliveries({ store, send: noted, startAnew }),
  }
}
function failingFirst(error: Error): Send {
  const failures = [error]
  return async ({ text }) => {
    const failure = failures.pop()
    if (failure) throw failure
    return [message('1', 'visitor', text)]
  }
}

test('what was said first arrives first, and nothing is sent twice by hurrying', async () => {
  const answers = [Promise.withResolvers<readonly ChatMessage[]>(), Promise.withResolvers<readonly ChatMessage[]>()]
  const { store, textsSent, deliverAll } = begin([unsent('k1', 'uno'), unsent('k2', 'dos')], () => {
    const answer = answers[textsSent().length - 1]
    return answer ? answer.promise : Promise.reject(silence())
  })
  const delivered = deliverAll()
  await deliverAll()
  expect(textsSent()).toEqual(['uno'])
  answers[0]?.resolve([message('1', 'visitor', 'uno'), message('2', 'helper', 'hola')])
  await expect.poll(textsSent).toEqual(['uno', 'dos'])
  answers[1]?.resolve([message('3', 'visitor', 'dos')])
  await delivered
  expect(store.read().messages.map(({ id }) => id)).toEqual(['1', '2', '3'])
  expect(store.read().unsent).toEqual([])
})

test('without a connection a message waits, and what was said after it waits behind it', async () => {
  const { textsSent, statesNow, deliverAll } = begin([unsent('k1', 'uno'), unsent('k2', 'dos')], () => Promise.reject(silence()))
  await deliverAll()
  expect(textsSent()).toEqual(['uno'])
  expect(statesNow()).toEqual([
    ['lost', undefined],
    ['lost', undefined],
  ])
})

test.for([
  ['a shop that fails', refusal(503, 'unavailable')],
  ['too many at once', refusal(429, 'too_many_requests')],
  ['the same message, still at work', refusal(409, 'request_in_progress')],
] as const)('%s may answer otherwise later: the message waits and says why', async ([, error]) => {
  const { statesNow, deliverAll } = begin([unsent('k1', 'uno')], () => Promise.reject(error))
  await deliverAll()
  expect(statesNow()).toEqual([['lost', error.message]])
})

test('what is refused says why, and holds up nobody', async () => {
  const { statesNow, textsSent, deliverAll } = begin(
    [unsent('k1', 'uno'), unsent('k2', 'dos')],
    failingFirst(refusal(400, 'empty_message')),
  )
  await deliverAll()
  expect(textsSent()).toEqual(['uno', 'dos'])
  expect(statesNow()).toEqual([['refused', 'empty_message was said']])
})

test('a conversation that ended is left, and the words begin a new one under another key', async () => {
  const { store, sent, textsSent, deliverAll } = begin([unsent('k1', 'uno')], failingFirst(refusal(409, 'conversation_closed')), () => true)
  await deliverAll()
  expect(textsSent()).toEqual(['uno', 'uno'])
  expect(sent[0]?.key).toBe('k1')
  expect(sent[1]?.key).not.toBe('k1')
  expect(store.read().unsent).toEqual([])
})

test('where there is no conversation to leave the words are not sent for ever', async () => {
  const { sent, statesNow, deliverAll } = begin([unsent('k1', 'uno')], failingFirst(refusal(409, 'conversation_closed')))
  await deliverAll()
  expect(sent).toHaveLength(1)
  expect(statesNow()).toEqual([['refused', 'conversation_closed was said']])
})

test('a picture tells how much of it is on its way', async () => {
  const shares: number[] = []
  const file = new File(['x'], 'x.png')
  const { store, sent, deliverAll } = begin([unsent('k1', '', { file })], async ({ onProgress }) => {
    onProgress(0.25)
    shares.push(store.read().unsent[0]?.share ?? -1)
    return [message('1', 'visitor', '', true)]
  })
  await deliverAll()
  expect(shares).toEqual([0.25])
  expect(sent[0]?.file).toBe(file)
})

test('the shop is thought to answer words, not pictures, and no longer than they are on their way', async () => {
  const asking: boolean[] = []
  const { store, deliverAll } = begin([unsent('k1', 'uno'), unsent('k2', '', { file: new File(['x'], 'x.png') })], async () => {
    asking.push(store.read().isAsking)
    return []
  })
  await deliverAll()
  expect(asking).toEqual([true, false])

  store.change((now) => ({ ...now, unsent: [unsent('k3', 'tres')] }))
  await deliverAll()
  expect(asking).toEqual([true, false, true])
  expect(store.read().isAsking).toBe(false)
})

test('what is taken back while another is on its way is not sent', async () => {
  const { store, textsSent, deliverAll } = begin([unsent('k1', 'uno'), unsent('k2', 'dos')], async () => {
    store.change((now) => withoutUnsent(now, 'k2'))
    return []
  })
  await deliverAll()
  expect(textsSent()).toEqual(['uno'])
})
