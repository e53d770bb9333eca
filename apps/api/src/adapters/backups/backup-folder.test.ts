import { expect, test } from 'vitest'
import { newestOf } from './backup-folder.ts'

function made(at: string) {
  return { name: at, at: new Date(at) }
}
const NOW = new Date('2026-11-17T10:00:00Z')

test('a backup dated into the future is not the newest, unless there is no other', () => {
  const ahead = made('2031-01-01T00:00:00Z')
  const tonight = made('2026-11-17T03:00:00Z')
  const before = made('2026-11-16T03:00:00Z')
  expect(newestOf([ahead, tonight, before], NOW)).toBe(tonight)
  expect(newestOf([ahead], NOW)).toBe(ahead)
  expect(newestOf([], NOW)).toBeUndefined()
})
