import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { textsIn } from './text-lists.ts'

const TEXTS = 1009 as Parameters<typeof pg.types.getTypeParser>[0]
const inGeneral = pg.types.getTypeParser(TEXTS, 'text') as typeof textsIn

/** As PostgreSQL writes one. */
function written(texts: readonly (string | null)[]): string {
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  const one = (text: string) => (text === '' || /null/i.test(text) || /[\s{},"\\]/.test(text) ? quoted(text) : text)
  return `{${texts.map((text) => (text === null ? 'NULL' : one(text))).join(',')}}`
}

test('a list of texts is read as pg reads it, whatever stands in it', () => {
  const texts = fc.array(fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('faro.png', 'NULL', 'null', '{}', 'a b', '"', '\\', ',')))
  fc.assert(
    fc.property(texts, (list) => {
      expect(textsIn(written(list))).toEqual(list)
      expect(textsIn(written(list))).toEqual(inGeneral(written(list)))
    }),
  )
  expect(textsIn('{{a,b},{c,d}}')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  expect(textsIn('[2:3]={a,b}')).toEqual(['a', 'b'])
})
