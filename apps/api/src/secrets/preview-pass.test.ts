import { expect, test } from 'vitest'
import { isPreviewPass, newPreviewPass, previewCookie, previewPassIn } from './preview-pass.ts'

const SECRET = 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A'
const HOUR_MS = 3_600_000

test('a pass is good for half a day, for the shop that made it', () => {
  const pass = newPreviewPass(SECRET, 0)
  expect(isPreviewPass(SECRET, pass, 11 * HOUR_MS)).toBe(true)
  expect(isPreviewPass(SECRET, pass, 13 * HOUR_MS)).toBe(false)
  expect(isPreviewPass('another secret', pass, 0)).toBe(false)
})

test.each([undefined, '', '.', 'zzzzzz', 'zzzzzz.', `${newPreviewPass(SECRET)}x`, newPreviewPass(SECRET).replace(/^./, 'z')])(
  'nobody makes one up: %s',
  (pass) => expect(isPreviewPass(SECRET, pass)).toBe(false),
)

test('a browser brings it along among its other cookies', () => {
  const pass = newPreviewPass(SECRET)
  expect(previewCookie(pass, true)).toMatch(/^__Host-vista-previa=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/)
  for (const isHttps of [true, false]) {
    const [cookie] = previewCookie(pass, isHttps).split(';')
    expect(previewPassIn(`personal=1; ${cookie}; x=2`)).toBe(pass)
  }
  expect(previewPassIn('otra-vista-previa=1')).toBeUndefined()
})
