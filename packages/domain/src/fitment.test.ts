import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NamedCar } from './asked-products.ts'
import { bestFit, fitOf } from './fitment.ts'
import type { FitmentRow } from './product.ts'

function row(more: Partial<FitmentRow> = {}): FitmentRow {
  return {
    make: 'Volkswagen',
    model: 'Jetta',
    yearFrom: 2011,
    yearTo: 2015,
    engine: '',
    position: undefined,
    note: undefined,
    ...more,
  }
}
function isSameName(a: string, b: string) {
  return a.toLowerCase() === b.toLowerCase()
}
const rules = { isKnownCar: true, engineText: (engine: string) => `motor ${engine}` }
function fit(
  fitments: readonly FitmentRow[],
  car: NamedCar,
  more: { isUniversal?: boolean; isKnownCar?: boolean; engines?: readonly string[] } = {},
) {
  const { car: judged, ...answer } = fitOf({ isUniversal: more.isUniversal ?? false, hasRows: fitments.length > 0, fitments }, car, {
    ...rules,
    isOfModel: ({ make, model }) => isSameName(model, car.model ?? '') && (!car.make || isSameName(make, car.make)),
    isKnownCar: more.isKnownCar ?? true,
    engines: more.engines ?? [],
  })
  expect(judged).toBe(car)
  return answer
}

const JETTA: NamedCar = { make: 'Volkswagen', model: 'Jetta', year: 2014, engine: '2.5' }

test('a row without engine and note fits every engine of its years', () => {
  expect(fit([row()], JETTA)).toEqual({ verdict: 'fits', row: row() })
  expect(fit([row()], { ...JETTA, engine: undefined })).toEqual({ verdict: 'fits', row: row() })
  for (const year of [2011, 2015]) expect(fit([row()], { ...JETTA, year }).verdict).toBe('fits')
  for (const year of [2010, 2016]) expect(fit([row()], { ...JETTA, year }).verdict).toBe('does-not-fit')
})

test('names are compared as people write them, and the make may be left out', () => {
  expect(fit([row()], { model: 'JETTA', year: 2014 }).verdict).toBe('fits')
  expect(fit([row()], { make: 'VOLKSWAGEN', model: 'jetta', year: 2014 }).verdict).toBe('fits')
  expect(fit([row()], { make: 'Seat', model: 'Jetta', year: 2014 }).verdict).toBe('does-not-fit')
  expect(fit([row()], { make: 'Volkswagen', model: 'Golf', year: 2014 }).verdict).toBe('does-not-fit')
})

test('a row for an engine fits that engine and no other', () => {
  const only = row({ engine: '2.0 TDI' })
  expect(fit([only], { ...JETTA, engine: '2.0 TDI' })).toEqual({ verdict: 'fits', row: only })
  expect(fit([only], { ...JETTA, engine: '2.0tdi' }).verdict).toBe('fits')
  for (const engine of ['2.5', '2.0', 'TDI', '2']) expect(fit([only], { ...JETTA, engine }).verdict).toBe('does-not-fit')
})

test('whoever does not know the engine is told the condition', () => {
  const only = row({ engine: '2.5' })
  expect(fit([only], { ...JETTA, engine: undefined })).toEqual({ verdict: 'fits-if', condition: 'motor 2.5', row: only })
})

test('an engine that was not told is no doubt where the car had one only, or where every engine has a row', () => {
  const [small, large] = [row({ engine: '1.6' }), row({ engine: '2.5' })]
  const car = { ...JETTA, engine: undefined }
  expect(fit([small], car, { engines: ['1.6'] })).toEqual({ verdict: 'fits', row: small })
  expect(fit([small], car, { engines: ['2.5'] })).toEqual({ verdict: 'does-not-fit' })
  expect(fit([small, large], car, { engines: ['1.6', '2.5'] })).toEqual({ verdict: 'fits', row: small })
  expect(fit([small, large], car, { engines: ['1.6', '2.0', '2.5'] })).toMatchObject({
    verdict: 'fits-if',
    condition: 'motor 1.6, motor 2.5',
  })
  const noted = row({ engine: '1.6', note: 'Con ABS' })
  expect(fit([noted], car, { engines: ['1.6'] })).toMatchObject({ verdict: 'fits-if', condition: 'Con ABS' })
  expect(fit([noted], car, { engines: ['1.6', '2.5'] })).toMatchObject({ verdict: 'fits-if', condition: 'motor 1.6, Con ABS' })
})

test('of several cars the one that it fits is named; what fits none of them names none', () => {
  const [versa, aveo, jetta] = [{ model: 'Versa' }, { model: 'Aveo' }, { model: 'Jetta' }]
  const no = { verdict: 'does-not-fit', car: jetta } as const
  const perhaps = { verdict: 'fits-if', condition: 'Con ABS', row: row(), car: versa } as const
  const yes = { verdict: 'fits', row: row(), car: aveo } as const
  expect(bestFit([no, perhaps, yes])).toBe(yes)
  expect(bestFit([no, perhaps])).toBe(perhaps)
  expect(bestFit([{ verdict: 'unknown', car: versa }, no])).toBe(no)
  expect(bestFit([no, { ...no, car: versa }])).toEqual({ verdict: 'does-not-fit' })
  expect(bestFit([no])).toBe(no)
  expect(bestFit([])).toEqual({ verdict: 'unknown' })
})

test('whoever does not tell the year is told the years', () => {
  expect(fit([row()], { make: 'Volkswagen', model: 'Jetta' })).toEqual({ verdict: 'fits-if', condition: '2011–2015', row: row() })
  expect(fit([row({ engine: '2.5' })], { model: 'Jetta', engine: '2.5' }).verdict).toBe('fits-if')
})

test('a note is a condition', () => {
  const noted = row({ note: 'Con ABS' })
  expect(fit([noted], JETTA)).toEqual({ verdict: 'fits-if', condition: 'Con ABS', row: noted })
  expect(fit([noted], { model: 'Jetta' })).toEqual({ verdict: 'fits-if', condition: 'Con ABS', row: noted })
})

test('a row without conditions wins over one with', () => {
  const plain = row({ yearFrom: 2014, yearTo: 2014 })
  expect(fit([row({ note: 'Con ABS' }), row({ engine: '2.0' }), plain], JETTA)).toEqual({ verdict: 'fits', row: plain })
  const noted = row({ note: 'Con ABS' })
  expect(fit([row({ engine: '2.0' }), noted], JETTA)).toEqual({ verdict: 'fits-if', condition: 'Con ABS', row: noted })
})

test('a universal part fits any car, also one that nobody knows', () => {
  for (const car of [JETTA, {}, { model: 'Nave espacial' }])
    expect(fit([], car, { isUniversal: true, isKnownCar: false })).toEqual({ verdict: 'fits', row: undefined })
})

test('of a part without rows, of an unknown car and of no car nothing is known', () => {
  expect(fit([], JETTA)).toEqual({ verdict: 'unknown' })
  expect(fit([row()], JETTA, { isKnownCar: false })).toEqual({ verdict: 'unknown' })
  expect(fit([row()], { make: 'Volkswagen' })).toEqual({ verdict: 'unknown' })
  expect(fit([row()], { year: 2014, engine: '2.5' })).toEqual({ verdict: 'unknown' })
  expect(fit([row()], {})).toEqual({ verdict: 'unknown' })
})

const name = fc.constantFrom('Jetta', 'Golf', 'Versa')
const make = fc.constantFrom('Volkswagen', 'Nissan')
const engine = fc.constantFrom('1.6', '2.0', '2.0 TDI', '2.5')
function maybe<Value>(value: fc.Arbitrary<Value>) {
  return fc.option(value, { nil: undefined })
}
const year = fc.integer({ min: 2008, max: 2018 })
const anyRow: fc.Arbitrary<FitmentRow> = fc
  .record({
    make,
    model: name,
    from: year,
    length: fc.nat(5),
    engine: fc.oneof(fc.constant(''), engine),
    note: maybe(fc.constant('Con ABS')),
  })
  .map(({ from, length, ...rest }) => ({ ...rest, yearFrom: from, yearTo: from + length, position: undefined }))
const anyCar: fc.Arbitrary<NamedCar> = fc.record({ make: maybe(make), model: maybe(name), year: maybe(year), engine: maybe(engine) })

test('unknown never reads as "fits"', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { maxLength: 6 }), anyCar, fc.boolean(), (fitments, car, isKnownCar) => {
      const answer = fit(fitments, car, { isKnownCar })
      if (!isKnownCar || fitments.length === 0 || car.model === undefined) expect(answer).toEqual({ verdict: 'unknown' })
      if (answer.verdict === 'fits' || answer.verdict === 'fits-if') {
        const { row: said } = answer
        expect(fitments).toContain(said)
        expect(said?.model).toBe(car.model)
        if (car.make) expect(said?.make).toBe(car.make)
        if (car.year !== undefined) expect(said && said.yearFrom <= car.year && car.year <= said.yearTo).toBe(true)
        if (car.engine !== undefined) expect(['', car.engine]).toContain(said?.engine)
      }
      if (answer.verdict === 'fits') {
        expect(car.year).toBeDefined()
        expect(answer.row?.note).toBeUndefined()
        if (car.engine === undefined) expect(answer.row?.engine).toBe('')
      }
      if (answer.verdict === 'fits-if') expect(answer.condition).not.toBe('')
    }),
    { numRuns: 1_000 },
  )
})

test('telling more about the car never turns "no" into "fits"', () => {
  fc.assert(
    fc.property(fc.array(anyRow, { minLength: 1, maxLength: 6 }), fc.record({ make, model: name, year, engine }), (fitments, car) => {
      for (const less of [
        { ...car, engine: undefined },
        { ...car, year: undefined },
        { ...car, make: undefined },
      ])
        if (fit(fitments, less).verdict === 'does-not-fit') expect(fit(fitments, car).verdict).toBe('does-not-fit')
    }),
  )
})
