import { expect, test } from 'vitest'
import { createConversationStore } from './conversation-store.ts'
import { resumingConversation } from './resume-conversation.ts'
import { message, silence, unsent } from './testing/chat-samples.ts'
import { fakeKeeper } from './testing/fake-keeper.ts'

function begin(kept = fakeKeeper()) {
  const happened: string[] = []
  const store = createConversationStore([unsent('k', 'hola')], () => {})
  const answers: { refresh: (secret: string) => Promise<void>; begin: () => Promise<void> } = {
    refresh: async () => {},
    begin: async () => {},
  }
  let followed = ''
  const stream = {
    leave: () => {
      happened.push('leave')
      followed = ''
    },
    isFollowing: (secret: string) => secret !== '' && followed === secret,
  }
  const known = {
    refresh: (secret: string) => {
      happened.push(`refresh ${secret}, loading: ${store.read().loading}`)
      return answers.refresh(secret)
    },
    follow: (secret: string) => {
      happened.push(`follow ${secret}`)
      followed = secret
    },
  }
  const open = () => {
    happened.push('begin')
    return answers.begin()
  }
  return { store, kept, happened, answers, resume: resumingConversation({ store, kept, stream, known, begin: open }) }
}

test('a visitor who only looks begins nothing', async () => {
  const { store, happened, resume } = begin()
  await resume(true)
  expect(happened).toEqual([])
  expect(store.read().loading).toBe('no')
})

test('after a reload the conversation is read and followed, opened or not', async () => {
  const { happened, resume } = begin(fakeKeeper({ secret: 's' }))
  await resume(false)
  expect(happened).toEqual(['refresh s, loading: yes', 'follow s'])
})

test('what is followed already is not asked for again', async () => {
  const { happened, resume } = begin(fakeKeeper({ secret: 's' }))
  await resume(false)
  await resume(true)
  expect(happened).toHaveLength(2)
})

test('a customer’s own conversation comes once they want to see it', async () => {
  const { happened, resume } = begin(fakeKeeper({}, 'ana'))
  await resume(false)
  expect(happened).toEqual([])
  await resume(true)
  expect(happened).toEqual(['begin'])
})

test('who signs in takes conversation and unsent words along at once', async () => {
  const { store, kept, happened, resume } = begin(fakeKeeper({ secret: 's' }))
  await resume(false)
  store.change((now) => ({ ...now, messages: [message('1', 'visitor')] }))
  kept.signIn('ana')
  await resume(false)
  expect(happened.slice(2)).toEqual(['leave', 'begin'])
  expect(store.read()).toMatchObject({ messages: [], unsent: [{ text: 'hola' }], loading: 'yes' })
})

test('who comes after a customer finds nothing of theirs', async () => {
  const { store, kept, happened, resume } = begin(fakeKeeper({ secret: 's', session: 'ana' }, 'ana'))
  await resume(false)
  store.change((now) => ({ ...now, messages: [message('1', 'visitor')] }))
  kept.signOut()
  await resume(false)
  expect(happened.slice(2)).toEqual(['leave'])
  expect(store.read()).toMatchObject({ messages: [], unsent: [], loading: 'no' })
  expect(kept.read().secret).toBe('')
})

test('a conversation that is gone is not followed', async () => {
  const { kept, happened, answers, resume } = begin(fakeKeeper({ secret: 's' }))
  answers.refresh = async () => kept.forgetSecret()
  await resume(false)
  expect(happened).toEqual(['refresh s, loading: yes'])
})

test('without a connection that is said, and another try goes on', async () => {
  const { store, happened, answers, resume } = begin(fakeKeeper({ secret: 's' }))
  answers.refresh = () => Promise.reject(silence())
  await resume(true)
  expect(store.read().loading).toBe('failed')
  answers.refresh = async () => {}
  await resume(true)
  expect(happened.at(-1)).toBe('follow s')
})

test('a customer whose conversation does not come is told so', async () => {
  const { store, answers, resume } = begin(fakeKeeper({}, 'ana'))
  answers.begin = () => Promise.reject(silence())
  await resume(true)
  expect(store.read().loading).toBe('failed')
})
