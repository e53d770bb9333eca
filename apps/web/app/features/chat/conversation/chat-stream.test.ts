import { expect, test } from 'vitest'
import { followingConversations, type StreamListener } from './chat-stream.ts'
import { message } from './testing/chat-samples.ts'
import { fakeClock } from './testing/fake-clock.ts'
import { fakeConnections } from './testing/fake-connections.ts'

function begin(hosts: readonly string[] = ['//a', '//b']) {
  const heard: unknown[] = []
  const [clock, connections] = [fakeClock(), fakeConnections()]
  const known = { lastId: '0' }
  const listener: StreamListener = {
    lastId: () => known.lastId,
    onMessage: (told) => heard.push(told),
    onRead: (upTo) => heard.push(`read ${upTo}`),
    onTyping: (name) => heard.push(`typing ${name}`),
    onClosed: (isClosed) => heard.push(`closed ${isClosed}`),
    onLive: () => heard.push('live'),
    onLost: () => heard.push('lost'),
  }
  const follow = followingConversations({ ...connections, hosts: () => hosts, clock })
  const addresses = () => connections.all.map(({ address }) => address)
  return { clock, connections, heard, known, addresses, follow: (secret = 's') => follow(secret, listener) }
}
function addressAt(host: string, after = '0', secret = 's') {
  return `${host}/chat/conversaciones/${secret}/eventos?desde=${after}`
}

test('everything that happens is told', () => {
  const { connections, heard, follow } = begin()
  follow()
  const { open, tell } = connections.last()
  open()
  tell('message', message('1', 'staff', 'Aquí estoy'))
  tell('read', { upTo: '7' })
  tell('typing', { name: 'Beto' })
  tell('conversation', { isClosed: true, assignedTo: undefined })
  expect(heard).toEqual(['live', message('1', 'staff', 'Aquí estoy'), 'read 7', 'typing Beto', 'closed true'])
})

test('a stream that breaks goes on after a second, at the next host and after the last message', () => {
  const { clock, connections, heard, known, addresses, follow } = begin()
  known.lastId = '5'
  follow()
  connections.last().open()
  known.lastId = '12'
  connections.last().fail()
  expect(heard).toEqual(['live', 'lost'])
  clock.pass(999)
  expect(addresses()).toEqual([addressAt('//a', '5')])
  clock.pass(1)
  expect(addresses()).toEqual([addressAt('//a', '5'), addressAt('//b', '12')])
  connections.last().open()
  expect(heard).toEqual(['live', 'lost', 'live'])
})

test('the browser is kept from coming back to the same host by itself', () => {
  const { connections, follow } = begin()
  follow()
  const connection = connections.last()
  connection.fail()
  expect(connection.readyState).toBe(2)
})

test('after the last host comes the first', () => {
  const { clock, connections, addresses, follow } = begin()
  follow()
  connections.last().fail()
  clock.pass(1_000)
  connections.last().fail()
  clock.pass(2_000)
  expect(addresses()).toEqual([addressAt('//a'), addressAt('//b'), addressAt('//a')])
})

test('where no hosts are named the page’s own is asked', () => {
  const { addresses, follow } = begin([])
  follow()
  expect(addresses()).toEqual([addressAt('')])
})

test('it waits longer each time, thirty seconds at most, and briefly again once it was live', () => {
  const { clock, connections, follow } = begin()
  const waitOfNext = () => {
    const count = connections.all.length
    connections.last().fail()
    let waited = 0
    for (; connections.all.length === count; waited += 500) clock.pass(500)
    return waited
  }
  follow()
  expect(Array.from({ length: 7 }, waitOfNext)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  connections.last().open()
  expect(waitOfNext()).toBe(1_000)
})

test('who comes back to the page does not wait, and gets one stream', () => {
  const { clock, connections, follow } = begin()
  follow()
  connections.last().fail()
  connections.comeBack()
  expect(connections.all).toHaveLength(2)
  clock.pass(60_000)
  expect(connections.all).toHaveLength(2)
})

test('who comes back to a stream that lives keeps it', () => {
  const { connections, follow } = begin()
  follow()
  connections.last().open()
  connections.comeBack()
  expect(connections.all).toHaveLength(1)
})

test('a stream that is left is closed, whatever happens then', () => {
  const { connections, follow } = begin()
  const leave = follow()
  leave()
  expect(connections.last().readyState).toBe(2)
  connections.comeBack()
  expect(connections.all).toHaveLength(1)
})

test('a stream that is left while it waits does not come back', () => {
  const { clock, connections, follow } = begin()
  const leave = follow()
  connections.last().fail()
  leave()
  clock.pass(60_000)
  expect(connections.all).toHaveLength(1)
})

test('the next conversation begins at the host that was good last', () => {
  const { clock, connections, addresses, follow } = begin()
  const leave = follow()
  connections.last().fail()
  clock.pass(1_000)
  leave()
  follow('s2')
  expect(addresses().at(-1)).toBe(addressAt('//b', '0', 's2'))
})
