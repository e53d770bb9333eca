import { expect, test } from 'vitest'
import { fakeKeeper } from './testing/fake-keeper.ts'

const UNSENT = [{ key: 'k', text: 'hola' }]

test('a secret counts for the session it was opened in', () => {
  const kept = fakeKeeper({}, 'ana')
  kept.keepSecret('s')
  expect(kept.ownSecret()).toBe('s')
  kept.signIn('eva')
  expect(kept.ownSecret()).toBe('')
  kept.signOut()
  expect(kept.ownSecret()).toBe('')
})

test('only who signs in brings a secret along, and only one of a visitor', () => {
  const kept = fakeKeeper()
  kept.keepSecret('s')
  expect(kept.broughtSecret()).toBeUndefined()
  kept.signIn('ana')
  expect(kept.broughtSecret()).toBe('s')
  kept.keepSecret('s')
  expect(kept.broughtSecret()).toBeUndefined()
  kept.signIn('eva')
  expect(kept.broughtSecret()).toBeUndefined()
})

test('without a conversation there is nothing to bring along', () => {
  expect(fakeKeeper({ draft: 'a medias' }, 'ana').broughtSecret()).toBeUndefined()
})

test('what a visitor types after signing in stays with the conversation until that is taken over', () => {
  const kept = fakeKeeper({ secret: 's' }, 'ana')
  kept.keepTyped({ draft: 'a medias' })
  expect(kept.read()).toMatchObject({ session: '', draft: 'a medias' })
  expect(kept.broughtSecret()).toBe('s')
})

test('a conversation that ended leaves the words, and whose they are', () => {
  const kept = fakeKeeper({ secret: 's', session: 'ana', seen: '7', draft: 'a medias', unsent: UNSENT }, 'ana')
  kept.forgetSecret()
  expect(kept.read()).toEqual({ secret: '', session: 'ana', seen: '0', draft: 'a medias', unsent: UNSENT })
})
