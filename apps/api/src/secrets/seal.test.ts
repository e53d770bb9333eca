import { expect, test } from 'vitest'
import { derivedKey } from './derived-key.ts'
import { newCode, newSecret } from './random-secret.ts'
import { seal, unseal } from './seal.ts'

const key = derivedKey('a secret', 'kept-answer')

test('what is sealed reads the same again, and never looks the same twice', () => {
  expect(unseal(key, seal(key, 'contraseña ñ'))).toBe('contraseña ñ')
  expect(seal(key, 'x')).not.toBe(seal(key, 'x'))
})

test('neither another key nor a changed byte opens it', () => {
  const sealed = Buffer.from(seal(key, 'token'), 'base64')
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => unseal(key, sealed.toString('base64'))).toThrow()
  expect(() => unseal(derivedKey('a secret', 'second-factor'), seal(key, 'token'))).toThrow()
})

test('secrets have 256 bits and codes six digits', () => {
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32)
  for (let i = 0; i < 200; i++) expect(newCode()).toMatch(/^\d{6}$/)
})
