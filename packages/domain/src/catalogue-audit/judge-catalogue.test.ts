import { expect, test } from 'vitest'
import { numberKey } from '../search/part-numbers.ts'
import type { AuditedModel, AuditedPart, AuditedRow } from './audited.ts'
import { eitherOr, isEitherOr } from './car-rules.ts'
import { type Contradiction, severityOf } from './contradiction.ts'
import { type AuditKnowledge, judgeKind, judgeNumbers, judgePart, knowledgeOf } from './judge-catalogue.ts'

const MODELS: readonly AuditedModel[] = [
  {
    id: 1,
    make: 'Volkswagen',
    model: 'Jetta',
    runs: [
      { engine: '2.0', from: 2000, to: 2010, facts: { fuel: ['gasoline'], cylinders: ['4'], rearBrake: ['disc'] } },
      { engine: '1.9 TDI', from: 2004, to: 2008, facts: { fuel: ['diesel'], cylinders: ['4'], rearBrake: ['disc', 'drum'] } },
    ],
  },
  { id: 2, make: 'Volkswagen', model: 'Jetta Clásico', runs: [{ engine: '2.0', from: 2011, to: 2015, facts: {} }] },
]
function row(said: Partial<AuditedRow> = {}): AuditedRow {
  return {
    modelId: 1,
    make: 'Volkswagen',
    model: 'Jetta',
    from: 2000,
    to: 2010,
    engine: '2.0',
    position: undefined,
    note: undefined,
    ...said,
  }
}
let made = 0
function part(said: Partial<AuditedPart> = {}): AuditedPart {
  return {
    id: ++made,
    key: `K-${made}`,
    number: `N-${made}`,
    equivalents: [],
    brand: 'ACME',
    type: 'filter',
    needs: {},
    nameEs: 'Filtro',
    nameEn: 'Filter',
    isUniversal: false,
    priceCents: 50_000,
    unit: 'piece',
    piecesPerCar: undefined,
    rows: [row()],
    ...said,
  }
}
function kindsOf(...parts: readonly AuditedPart[]) {
  return judgeParts(parts, knowledgeOf(MODELS, 2026)).map(({ kind }) => kind)
}

const PLUG = { type: 'spark-plug', needs: { always: { fuel: ['gasoline'] } } } as const

test('a plug for a diesel never fits; for every engine of a car with a diesel, it needs a condition', () => {
  expect(kindsOf(part({ ...PLUG, rows: [row({ engine: '1.9 tdi', from: 2004, to: 2008 })] }))).toEqual(['never-has'])
  expect(kindsOf(part({ ...PLUG, rows: [row({ engine: '' })] }))).toEqual(['some-never'])
  expect(kindsOf(part({ ...PLUG, rows: [row({ engine: '', note: 'Sólo gasolina' })] }))).toEqual([])
  expect(kindsOf(part({ ...PLUG, rows: [row({ engine: '', from: 2000, to: 2003 })] }))).toEqual([])
})

test('a note does not make a part fit a car that never has it', () => {
  expect(kindsOf(part({ ...PLUG, rows: [row({ engine: '1.9 TDI', from: 2004, to: 2008, note: 'Con clima' })] }))).toEqual(['never-has'])
})

test('an axle is read from the position, and else from the name', () => {
  const pads = { needs: { rear: { rearBrake: ['drum'] } } } as const
  expect(kindsOf(part({ ...pads, nameEs: 'Balatas traseras' }))).toEqual(['never-has'])
  expect(kindsOf(part({ ...pads, nameEs: 'Balatas', rows: [row({ position: 'Trasera' })] }))).toEqual(['never-has'])
  expect(kindsOf(part({ ...pads, nameEs: 'Balatas delanteras' }))).toEqual([])
})

test('only some versions: a condition is missed, unless the part itself says it', () => {
  const tdi = row({ engine: '1.9 TDI', from: 2004, to: 2008 })
  expect(kindsOf(part({ needs: { always: { rearBrake: ['disc'] } }, rows: [tdi] }))).toEqual(['no-condition'])
  const withBoth = MODELS.map((model) => ({
    ...model,
    runs: model.runs.map((run) => ({ ...run, facts: { ...run.facts, transmission: ['manual', 'automatic'] } as const })),
  }))
  const clutch = part({ needs: { always: { transmission: ['manual'] } }, rows: [tdi] })
  expect(judgeParts([clutch], knowledgeOf(withBoth, 2026))).toEqual([])
})

test.each([
  [{ from: 2010, to: 2000 }, ['odd-years']],
  [{ from: 2000, to: 2040 }, ['odd-years', 'years-beyond']],
  [{ from: 1990, to: 1995 }, ['car-not-sold']],
  [{ engine: '1.9 TDI', from: 2009, to: 2010 }, ['engine-not-sold']],
  [{ engine: '1.9 TDI', from: 2003, to: 2008 }, ['years-beyond']],
  [{ modelId: 99 }, []],
])('a row that says %j is %j', (said, kinds) => {
  expect(kindsOf(part({ rows: [row(said)] }))).toEqual(kinds)
})

test('the same car twice is repeated, another position or condition is not', () => {
  expect(kindsOf(part({ rows: [row({ from: 2000, to: 2005 }), row({ from: 2005, to: 2010 })] }))).toEqual(['repeated-row'])
  expect(kindsOf(part({ rows: [row({ from: 2000, to: 2004 }), row({ from: 2005, to: 2010 })] }))).toEqual([])
  expect(kindsOf(part({ rows: [row({ note: 'Con ABS' }), row({ note: 'Sin ABS' })] }))).toEqual([])
})

test('the longest name of a car counts, and a name may say fewer years than the rows', () => {
  const classic = row({ modelId: 2, model: 'Jetta Clásico', from: 2011, to: 2015 })
  expect(kindsOf(part({ nameEs: 'Filtro para VOLKSWAGEN Jetta Clasico 2012-2014', rows: [classic] }))).toEqual([])
  expect(kindsOf(part({ nameEs: 'Filtro para Volkswagen Jetta 2012-2014', rows: [classic] }))).toEqual(['name-other-car'])
  expect(kindsOf(part({ nameEs: 'Filtro 2010 a 2014', rows: [classic] }))).toEqual(['name-other-years'])
})

test('two makers may have the same number by chance; one that is referred to means one kind of part', () => {
  const lamp = part({ type: 'lamp', number: '123', rows: [row()] })
  expect(kindsOf(lamp, part({ number: '123', brand: 'Bosch' }))).toEqual([])
  expect(kindsOf(lamp, part({ equivalents: ['1-2-3'], brand: 'Bosch' }))).toEqual(['number-of-other-kind'])
})

test('of parts with one number, those are named that share no car with any other', () => {
  const other = row({ modelId: 2, model: 'Jetta Clásico', from: 2011, to: 2015 })
  const [one, two, lonely] = [part({ equivalents: ['OE'] }), part({ equivalents: ['OE'] }), part({ equivalents: ['OE'], rows: [other] })]
  expect(judgeParts([one, two, lonely], knowledgeOf(MODELS, 2026))).toEqual([
    { kind: 'number-without-car', partId: lonely.id, value: '0E', other: one.key },
  ])
})

test('a left one without its right one is a hint, and of another axle or car it is none', () => {
  const left = part({ rows: [row({ position: 'Delantero izquierdo' })] })
  expect(kindsOf(left, part({ rows: [row({ position: 'Delantero derecho' })] }))).toEqual([])
  expect(kindsOf(left, part({ rows: [row({ position: 'Trasero derecho' })] }))).toEqual(['side-missing', 'side-missing'])
  expect(kindsOf(left, part({ brand: 'Bosch', rows: [row({ position: 'Delantero derecho' })] }))).toEqual(['side-missing', 'side-missing'])
  expect(severityOf('side-missing')).toBe('hint')
})

test('a price is far from its kind only where the kind has enough parts', () => {
  const [dear, ...plain] = [part({ priceCents: 500_000 }), ...Array.from({ length: 4 }, () => part())]
  expect(kindsOf(dear, ...plain)).toEqual(['odd-price'])
  expect(kindsOf(dear, ...plain.slice(1))).toEqual([])
})

test('pieces follow the cylinders: one or two of each', () => {
  const plugs = (piecesPerCar: number) => part({ ...PLUG, piecesPerCar })
  expect([4, 8, 6, 1].map((pieces) => kindsOf(plugs(pieces)))).toEqual([[], [], ['odd-pieces'], ['odd-pieces']])
})

test('drum and disc for one axle of a car of which nothing is known cannot both be right without a condition', () => {
  const unknown = row({ modelId: 2, model: 'Jetta Clásico', from: 2011, to: 2015 })
  const of = (word: 'disc' | 'drum', said: Partial<AuditedRow> = {}) =>
    part({ type: word, needs: { always: { rearBrake: [word] } }, rows: [{ ...unknown, ...said }] })
  expect(kindsOf(of('disc'), of('drum'))).toEqual(['both-brakes'])
  expect(kindsOf(of('disc'), of('drum', { note: 'Con tambores' }))).toEqual([])
  expect(kindsOf(of('disc'), of('drum', { from: 2016, to: 2016, modelId: 3 }))).toEqual([])
})

/** As the audit of the shop: each part, each type, parts with one number, and parts of one car. */
function judgeParts(parts: readonly AuditedPart[], knowledge: AuditKnowledge): readonly Contradiction[] {
  return [
    ...parts.flatMap((part) => judgePart(part, knowledge)),
    ...[...Map.groupBy(parts, ({ type }) => type).values()].flatMap(judgeKind),
    ...judgeNumbers(groupedBy(parts, numberKeysOf)),
    ...[...groupedBy(parts.filter(isEitherOr), ({ rows }) => rows.map(({ modelId }) => modelId))].flatMap(([modelId, some]) =>
      eitherOr(modelId, some, knowledge.runsOf(modelId)),
    ),
  ]
}

/** Groups of two or more; a part may be in several. */
function groupedBy<Key>(parts: readonly AuditedPart[], keysOf: (part: AuditedPart) => readonly Key[]): Map<Key, AuditedPart[]> {
  const keyed = parts.flatMap((part) => [...new Set(keysOf(part))].map((key) => ({ key, part })))
  const groups = [...Map.groupBy(keyed, ({ key }) => key)].filter(([, { length }]) => length > 1)
  return new Map(groups.map(([key, members]) => [key, members.map(({ part }) => part)]))
}

function numberKeysOf({ number, equivalents }: AuditedPart): readonly string[] {
  return [number, ...equivalents].map(numberKey).filter((key) => key !== '')
}
