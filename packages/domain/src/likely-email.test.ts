import { expect, test } from 'vitest'
import { likelyEmail } from './likely-email.ts'

test.each([
  ['Ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@hotnail.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@yaho.com.mx', 'ana@yahoo.com.mx'],
])('%s was likely meant as %s', (typed, meant) => expect(likelyEmail(typed)).toBe(meant))

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@empresa.mx',
  'ana@example.com',
  'ana@',
  'gmial.com',
  'a@b@gmial.com',
  '',
])('%s is nothing to ask about', (typed) => expect(likelyEmail(typed)).toBeUndefined())
