import { tell } from '@shop/contract/event-stream'
import { type VisitorEvents, visitorEvents } from '@shop/contract/wire/people/chat-events'
import type { EventConnection, StreamNeeds } from '../chat-stream.ts'

type FakeConnection = EventConnection & {
  readonly address: string
  readonly open: () => void
  readonly fail: () => void
  readonly tell: <Name extends keyof VisitorEvents>(name: Name, data: VisitorEvents[Name]) => void
}

type FakeConnections = Pick<StreamNeeds, 'connectTo' | 'onReturn'> & {
  readonly all: readonly FakeConnection[]
  readonly last: () => FakeConnection
  /** Somebody is back at the page. */
  readonly comeBack: () => void
}

/** The streams that a browser would open, told by the test and in the words of the wire. */
export function fakeConnections(): FakeConnections {
  const all: FakeConnection[] = []
  const returning = new Set<() => void>()
  return {
    all,
    last: () => {
      const last = all.at(-1)
      if (!last) throw new Error('no stream was opened')
      return last
    },
    connectTo: (address) => {
      const connection = fakeConnection(address)
      all.push(connection)
      return connection
    },
    onReturn: (act) => {
      returning.add(act)
      return () => returning.delete(act)
    },
    comeBack: () => {
      for (const act of returning) act()
    },
  }
}

const [OPEN, CLOSED] = [1, 2]

function fakeConnection(address: string): FakeConnection {
  const listeners: { readonly name: string; readonly listener: (event: { readonly data: string }) => void }[] = []
  let readyState = OPEN
  const happen = (name: string, data = '') => {
    if (readyState !== CLOSED) for (const one of listeners) if (one.name === name) one.listener({ data })
  }
  return {
    address,
    get readyState() {
      return readyState
    },
    close: () => {
      readyState = CLOSED
    },
    addEventListener: (name, listener) => listeners.push({ name, listener }),
    open: () => happen('open'),
    fail: () => happen('error'),
    tell: (name, said) => {
      const event = tell(visitorEvents, name, said)
      happen(event.name, JSON.stringify(event.data))
    },
  }
}
