import { MOST_UPLOAD_BYTES } from '@shop/domain/upload'
import { expect, test } from 'vitest'
import { problemOfFile, sizeOf } from './chosen-file.ts'

test('a file is looked at before it is sent', () => {
  expect(problemOfFile({ size: 10, type: 'image/jpeg' })).toBeUndefined()
  expect(problemOfFile({ size: MOST_UPLOAD_BYTES, type: 'application/pdf' })).toBeUndefined()
  expect(problemOfFile({ size: MOST_UPLOAD_BYTES + 1, type: 'application/pdf' })).toBe('tooLarge')
  expect(problemOfFile({ size: 10, type: 'image/svg+xml' })).toBe('wrongType')
  expect(problemOfFile({ size: 10, type: '' })).toBe('wrongType')
})

test('sizes are said as people say them', () => {
  expect(sizeOf(12)).toBe('1 KB')
  expect(sizeOf(340_400)).toBe('340 KB')
  expect(sizeOf(2_140_000)).toBe('2.1 MB')
})
