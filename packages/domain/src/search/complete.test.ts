import { expect, test } from 'vitest'
import { heard } from './begins-like.ts'
import { complete, type Nameable } from './complete.ts'
import { completePosition } from './complete-position.ts'
import { canBePartOfName, type Token, tokensOf } from './words.ts'

type Part = { readonly name: string; readonly worth: number }
function named(text: string, worth: number, more: Partial<Nameable<Part>> = {}): Nameable<Part> {
  return {
    text,
    words: tokensOf(text)
      .map(({ word }) => word)
      .filter(canBePartOfName)
      .map(heard),
    isOwn: true,
    isMain: true,
    target: { name: text, worth },
    ...more,
  }
}

const PARTS = [
  named('balatas', 90),
  named('balero de rueda', 100),
  named('balancín', 10),
  named('ball joint', 400, { isOwn: false }),
  named('filtro de aceite', 80),
  named('filtro de aire', 300),
  named('aceite de motor', 50),
  named('aire acondicionado', 70),
  named('bomba de gasolina', 60),
  named('bomba de agua', 90),
  named('amortiguador', 90),
  named('bujía', 90),
  named('carburador', 0),
  named('brake pads', 90, { isOwn: false }),
]

function partsAt(text: string) {
  return complete(PARTS, tokensOf(text), {
    waysToRead: (end: readonly Token[]) => [end.map(({ word }) => word).filter(canBePartOfName)].filter(({ length }) => length > 0),
    mostWords: 4,
    worthOf: ({ worth }) => worth,
    areWords: true,
  })
}
function namesAt(text: string) {
  return partsAt(text)?.completions.map(({ name }) => name.text) ?? []
}

test('what is worth more comes first, of what is worth about the same the shorter name', () => {
  expect(namesAt('bal')).toEqual(['balatas', 'balero de rueda', 'balancín'])
  expect(namesAt('filtro')).toEqual(['filtro de aire', 'filtro de aceite'])
})

test('the other language is offered only where the own one has nothing', () => {
  expect(namesAt('bal')).not.toContain('ball joint')
  expect(namesAt('ball')).toEqual(['ball joint'])
  expect(namesAt('brak')).toEqual(['brake pads'])
})

test('the more words a name goes on from, the better', () => {
  expect(namesAt('filtro de ac')).toEqual(['filtro de aceite'])
  expect(namesAt('bomba de g')).toEqual(['bomba de gasolina'])
  expect(namesAt('ac')).toEqual(['aceite de motor', 'filtro de aceite', 'aire acondicionado'])
  expect(partsAt('versa bal')?.start).toBe(6)
})

test('what stands inside a name comes behind what it begins with, whatever it is worth', () => {
  expect(namesAt('ai')).toEqual(['aire acondicionado', 'filtro de aire'])
})

test.each([
  ['valat', 'balatas'],
  ['amortigad', 'amortiguador'],
  ['bujis', 'bujía'],
  ['bomva de g', 'bomba de gasolina'],
  ['filrto de ac', 'filtro de aceite'],
])('%s is forgiven', (typed, meant) => {
  expect(namesAt(typed)[0]).toBe(meant)
})

test.each(['xyzzy', 'zal', 'qa', 'carbur'])('%s begins nothing that is sold', (typed) => {
  expect(partsAt(typed)).toBeUndefined()
})

test('a name that was typed whole says so, in the plural too', () => {
  const wholeAt = (text: string) => partsAt(text)?.completions.flatMap(({ isWhole, name }) => (isWhole ? [name.text] : []))
  expect(wholeAt('bujias')).toEqual(['bujía'])
  expect(wholeAt('bomba de agua')).toEqual(['bomba de agua'])
  expect(wholeAt('bomba de')).toEqual([])
  expect(wholeAt('valatas')).toEqual([])
})

const POSITIONS = ['delantero', 'delantera', 'delanteros', 'delanteras', 'del', 'trasero', 'trasera', 'traseros', 'traseras', 'front']
function positionAt(text: string) {
  return completePosition(tokensOf(text), POSITIONS, (word) => ['balatas', 'amortiguador', 'faros', 'bujia'].includes(word))?.word
}

test.each([
  ['balatas del', 'delanteras'],
  ['amortiguador tra', 'trasero'],
  ['faros delant', 'delanteros'],
  ['bujia tras', 'trasera'],
  ['balatas de', undefined],
  ['del', undefined],
  ['balatas delanteras', undefined],
])('the place in "%s" agrees with its part: %s', (typed, word) => {
  expect(positionAt(typed)).toBe(word)
})
