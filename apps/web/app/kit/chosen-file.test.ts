import { MOST_UPLOAD_BYTES, PICTURE_TYPES, UPLOAD_TYPES } from '@shop/domain/upload'
import { expect, test } from 'vitest'
import { problemOfFile, readyToSend, sizeOf } from './chosen-file.ts'

test('a file is looked at before it is sent', () => {
  expect(problemOfFile({ size: 10, type: 'image/jpeg' }, UPLOAD_TYPES)).toBeUndefined()
  expect(problemOfFile({ size: MOST_UPLOAD_BYTES, type: 'application/pdf' }, UPLOAD_TYPES)).toBeUndefined()
  expect(problemOfFile({ size: MOST_UPLOAD_BYTES + 1, type: 'application/pdf' }, UPLOAD_TYPES)).toBe('tooLarge')
  expect(problemOfFile({ size: 10, type: 'image/svg+xml' }, UPLOAD_TYPES)).toBe('wrongType')
  expect(problemOfFile({ size: 10, type: '' }, UPLOAD_TYPES)).toBe('wrongType')
})

test('where a picture is wanted, a document is not one', () => {
  expect(problemOfFile({ size: 10, type: 'image/webp' }, PICTURE_TYPES)).toBeUndefined()
  expect(problemOfFile({ size: 10, type: 'application/pdf' }, PICTURE_TYPES)).toBe('wrongType')
})

test('where a browser cannot make a picture smaller, it goes as it is and is judged by its bytes', async () => {
  const photo = (bytes: number) => new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' })
  const light = photo(10)
  expect(await readyToSend(light, PICTURE_TYPES)).toEqual({ file: light, problem: undefined })
  expect((await readyToSend(photo(MOST_UPLOAD_BYTES + 1), PICTURE_TYPES)).problem).toBe('tooLarge')
  const note = new File(['hola'], 'nota.txt', { type: 'text/plain' })
  expect(await readyToSend(note, UPLOAD_TYPES)).toEqual({ file: note, problem: 'wrongType' })
})

test('sizes are said as people say them', () => {
  expect(sizeOf(12)).toBe('1 KB')
  expect(sizeOf(340_400)).toBe('340 KB')
  expect(sizeOf(2_140_000)).toBe('2.1 MB')
})
