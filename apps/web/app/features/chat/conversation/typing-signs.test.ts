import { describe, expect, test } from 'vitest'
import { createConversationStore } from './conversation-store.ts'
import { silence } from './testing/chat-samples.ts'
import { fakeClock } from './testing/fake-clock.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'
import { showingTyping, tellingTyping } from './typing-signs.ts'

describe('the typing of the shop', () => {
  const begin = () => {
    const [clock, store] = [fakeClock(), createConversationStore([], () => {})]
    return { clock, show: showingTyping(store, clock), shown: () => store.read().typing }
  }

  test('is shown for six seconds', () => {
    const { clock, show, shown } = begin()
    show('Beto')
    clock.pass(5_999)
    expect(shown()).toBe('Beto')
    clock.pass(1)
    expect(shown()).toBeUndefined()
  })

  test('is shown for longer when it goes on', () => {
    const { clock, show, shown } = begin()
    show('Beto')
    clock.pass(4_000)
    show('Beto')
    clock.pass(4_000)
    expect(shown()).toBe('Beto')
    clock.pass(2_000)
    expect(shown()).toBeUndefined()
  })
})

describe('the typing of the visitor', () => {
  const begin = (secret: string) => {
    const told: string[] = []
    const [clock, kept] = [fakeClock(), fakeKeeper({ secret })]
    const signTyping = async (to: string) => told.push(to)
    return { clock, kept, told, type: tellingTyping({ kept, clock, signTyping }) }
  }

  test('is told every three seconds, however fast they type', () => {
    const { clock, told, type } = begin('s')
    type()
    clock.pass(2_999)
    type()
    expect(told).toEqual(['s'])
    clock.pass(1)
    type()
    expect(told).toEqual(['s', 's'])
  })

  test('is told to nobody before there is a conversation, and then at once', () => {
    const { kept, told, type } = begin('')
    type()
    expect(told).toEqual([])
    kept.keepSecret('s')
    type()
    expect(told).toEqual(['s'])
  })

  test('is told for nothing when nobody hears it, which is no failure', async () => {
    const lost: Promise<never>[] = []
    const signTyping = () => {
      const answer = Promise.reject(silence())
      lost.push(answer)
      return answer
    }
    tellingTyping({ kept: fakeKeeper({ secret: 's' }), clock: fakeClock(), signTyping })()
    // A rejection that nobody takes fails the whole run.
    expect(lost).toHaveLength(1)
  })
})
