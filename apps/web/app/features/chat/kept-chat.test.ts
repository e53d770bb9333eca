import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSession, openSession } from '../../browser/session.ts'
import { NO_CHAT } from './conversation/chat-keeper.ts'
import { keptChat } from './kept-chat.ts'

function memory() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memory())
  vi.stubGlobal('sessionStorage', memory())
})
afterEach(() => vi.unstubAllGlobals())

const UNSENT = [{ key: 'k', text: 'mi RFC es…' }]
function signIn(token: string) {
  return openSession({ token, customer: { firstName: 'Ana' } })
}

test('what a customer wrote is not there for the next one, conversation or not', () => {
  signIn('ana')
  keptChat.keepTyped({ unsent: UNSENT, draft: 'a medias' })
  expect(keptChat.forgetOthers()).toBe(false)
  closeSession()
  expect(keptChat.forgetOthers()).toBe(true)
  expect(keptChat.read()).toEqual(NO_CHAT)

  signIn('ana')
  keptChat.keepSecret('s')
  keptChat.keepTyped({ unsent: UNSENT })
  keptChat.forgetSecret()
  signIn('eva')
  keptChat.forgetOthers()
  expect(keptChat.read().unsent).toEqual([])
})

test('what a visitor wrote is taken along when signing in', () => {
  keptChat.keepTyped({ unsent: UNSENT })
  signIn('ana')
  expect(keptChat.forgetOthers()).toBe(false)
  expect(keptChat.read().unsent).toEqual(UNSENT)
})
