import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeSession, openSession } from '../../browser/session.ts'
import { forgetOthers, keepChat, keepTyped, NO_CHAT, readKeptChat } from './kept-chat.ts'

const memory = () => {
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
const signIn = (token: string) => openSession({ token, customer: { firstName: 'Ana' } })

test('what a customer wrote is not there for the next one, conversation or not', () => {
  signIn('ana')
  keepTyped({ unsent: UNSENT, draft: 'a medias' })
  expect(forgetOthers()).toBe(false)
  closeSession()
  expect(forgetOthers()).toBe(true)
  expect(readKeptChat()).toEqual(NO_CHAT)

  signIn('ana')
  keepChat({ secret: 's', token: 'ana' })
  keepTyped({ unsent: UNSENT })
  keepChat({ secret: '' })
  signIn('eva')
  forgetOthers()
  expect(readKeptChat().unsent).toEqual([])
})

test('what a visitor wrote is taken along when signing in', () => {
  keepTyped({ unsent: UNSENT })
  signIn('ana')
  expect(forgetOthers()).toBe(false)
  expect(readKeptChat().unsent).toEqual(UNSENT)
})
