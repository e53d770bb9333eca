import { beforeEach, expect, test, vi } from 'vitest'
import { openSession, readToken, replaceToken } from './session.ts'
import { readSessionId } from './session-id.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

function tokenOf(session: string, iat: number) {
  return `h.${btoa(JSON.stringify({ sub: '7', jti: session, iat }))}.s`
}
function signIn(token: string) {
  return openSession({ token, customer: { firstName: 'Ana' } })
}

test('a renewed token takes the place of the one it was given for, and the session stays the same', () => {
  signIn(tokenOf('ana', 1))
  replaceToken(tokenOf('ana', 2), tokenOf('ana', 1))
  expect([readToken(), readSessionId()]).toEqual([tokenOf('ana', 2), 'ana'])
})

test('a late answer brings back neither an older token nor somebody who left', () => {
  signIn(tokenOf('ana', 3))
  replaceToken(tokenOf('ana', 2), tokenOf('ana', 1))
  expect(readToken()).toBe(tokenOf('ana', 3))
  signIn(tokenOf('eva', 1))
  replaceToken(tokenOf('ana', 4), tokenOf('ana', 3))
  expect(readSessionId()).toBe('eva')
})

test('a token that is none of ours still tells one visitor from another', () => {
  for (const token of ['no.es.nada', 'x', '']) {
    signIn(token)
    expect(readSessionId()).toBe(token)
  }
})
