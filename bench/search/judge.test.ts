import { describe, expect, it } from 'vitest'
import type { Answer } from './answer.ts'
import type { Catalogue, OnSale } from './catalogue.ts'
import { mistakeIn } from './check-labels.ts'
import { untruthIn } from './chips.ts'
import { judge, problemWith } from './judge.ts'
import { problemWithNumber } from './judge-number.ts'
import { car, inClass, type Label } from './labels/label.ts'

function row(model: string, from: number, to: number, engine = '') {
  return { make: 'Nissan', model, from, to, engine, position: '' }
}
function product(id: string, type: string, name: string, rows: OnSale['rows'] = [], isUniversal = false): OnSale {
  return {
    id,
    type,
    typeNames: [type, type],
    brand: 'bosch',
    brandName: 'Bosch',
    name,
    isUniversal,
    rows,
  }
}
const pads = product('1', 'brake-pads', 'Balatas delanteras para Nissan Versa', [row('Versa', 2012, 2019)])
const rearPads = product('2', 'brake-pads', 'Balatas traseras para Nissan Versa', [row('Versa', 2012, 2019)])
const disc = product('3', 'brake-disc', 'Disco de freno delantero para Nissan Versa', [row('Versa', 2012, 2019)])
const tsuruPads = product('4', 'brake-pads', 'Balatas delanteras para Nissan Tsuru', [row('Tsuru', 1992, 2017, '1.6')])
const unknownPads = product('5', 'brake-pads', 'Balatas delanteras para Nissan Versa 2012-2019')
const oil = product('6', 'engine-oil', 'Aceite de motor 5W-30', [], true)
const all = [pads, rearPads, disc, tsuruPads, unknownPads, oil]
const catalogue: Catalogue = {
  products: new Map(all.map((one) => [one.id, one])),
  typeKeys: new Set([...all.map(({ type }) => type), 'windshield']),
  cars: new Map(['Versa', 'Tsuru', 'Leaf'].map((model) => [`Nissan ${model}`, { make: 'Nissan', model }])),
}
const read: NonNullable<Answer['interpretacion']> = {
  piezas: [],
  correcciones: [],
  vehiculo: null,
  refacciones: [],
  marcas: [],
  posiciones: [],
  ignorado: [],
}
function showing(products: readonly OnSale[], more: Partial<Answer> = {}): Answer {
  return {
    docs: products.map(({ id, name }) => ({ _id: id, nombre: name, codigo: id })),
    total: products.length,
    interpretacion: read,
    ...more,
  }
}
function label(more: Partial<Label>): Label {
  return { query: 'x', locale: 'es', class: 'x', ...more }
}
const versaPads = label({ query: 'balatas versa 2016', types: ['brake-pads'], car: car('Nissan', 'Versa', 2016) })

describe('the judge of the search', () => {
  it('wants the types, the place and the car', () => {
    expect(problemWith(versaPads, showing([pads, rearPads]), catalogue)).toBeUndefined()
    expect(problemWith(versaPads, showing([pads, disc]), catalogue)).toContain('brake-disc')
    expect(problemWith(versaPads, showing([pads, tsuruPads]), catalogue)).toContain('does not fit')
    expect(problemWith({ ...versaPads, nameContains: 'delanter' }, showing([rearPads]), catalogue)).toContain('traseras')
    expect(problemWith({ ...versaPads, nameContains: 'delanter|traser' }, showing([rearPads]), catalogue)).toBeUndefined()
    expect(problemWith(versaPads, showing([]), catalogue)).toBe('found nothing')
    expect(problemWith(label({ isEmpty: true }), showing([pads]), catalogue)).toContain('found 1')
  })

  it('knows the engine and the years of a car', () => {
    const ofTsuru = (more: Partial<NonNullable<Label['car']>>) =>
      label({ types: ['brake-pads'], car: { make: 'Nissan', model: 'Tsuru', ...more } })
    expect(problemWith(ofTsuru({ engine: ['1.6', '2.0'] }), showing([tsuruPads]), catalogue)).toBeUndefined()
    expect(problemWith(ofTsuru({ engine: '2.0' }), showing([tsuruPads]), catalogue)).toContain('does not fit')
    expect(problemWith(ofTsuru({ years: [2015, 2020] }), showing([tsuruPads]), catalogue)).toBeUndefined()
    expect(problemWith(ofTsuru({ years: [2018, 2020] }), showing([tsuruPads]), catalogue)).toContain('does not fit')
  })

  it('accepts a part without rows only where it is marked and names the model', () => {
    const marked = { grupos: [{ tipo: 'sin_datos', ids: ['5'] }] }
    expect(problemWith(versaPads, showing([pads, unknownPads]), catalogue)).toContain('does not fit')
    expect(problemWith(versaPads, showing([pads, unknownPads], marked), catalogue)).toBeUndefined()
    const forTsuru = { ...versaPads, car: car('Nissan', 'Tsuru') }
    expect(problemWith(forTsuru, showing([tsuruPads, unknownPads], marked), catalogue)).toContain('does not fit')
    expect(problemWith({ ...versaPads, id: '5' }, showing([pads]), catalogue)).toContain('is not on the page')
  })

  it('wants every one of several parts early', () => {
    const both = label({ parts: [['brake-pads'], ['brake-disc']], car: car('Nissan', 'Versa') })
    expect(problemWith(both, showing([pads, rearPads, disc]), catalogue)).toBeUndefined()
    expect(problemWith(both, showing([pads, rearPads]), catalogue)).toContain('brake-disc')
  })

  it('counts precision and recall', () => {
    expect(judge(versaPads, showing([pads, disc]), catalogue)).toMatchObject({ precision: 0.5, recall: 0.5 })
    expect(judge(versaPads, showing([pads, rearPads]), catalogue)).toMatchObject({ precision: 1, recall: 1 })
    expect(judge(label({ isEmpty: true }), showing([]), catalogue)).toEqual({ problem: undefined, precision: 1, recall: undefined })
  })

  it('wants a mistyped number among the suggestions and nowhere else', () => {
    const wanted = { query: 'x', class: 'x', id: '1', place: 'near' as const }
    expect(problemWithNumber(wanted, showing([], { numeros_parecidos: [{ _id: '1' }] }))).toBeUndefined()
    expect(problemWithNumber(wanted, showing([pads], { numeros_parecidos: [{ _id: '1' }] }))).toContain('as if')
    expect(problemWithNumber(wanted, showing([]))).toContain('not suggested')
    expect(problemWithNumber({ ...wanted, place: 'first' }, showing([disc, pads]))).toBe('first is 3')
  })
})

describe('chips', () => {
  const versa = { armadora: 'Nissan', modelo: 'Versa', anio: 2016 }

  it('are true of what is shown', () => {
    const pieces = (...piezas: (typeof read)['piezas']) => ({
      interpretacion: { ...read, piezas, vehiculo: versa, refacciones: ['brake-pads'], posiciones: ['delantero'] },
    })
    const model = { significado: 'modelo', texto: 'versa' }
    const front = { significado: 'posicion', texto: 'delanteras' }
    expect(
      untruthIn(versaPads, showing([pads], pieces(model, front, { significado: 'refaccion', texto: 'balatas' })), catalogue),
    ).toBeUndefined()
    expect(untruthIn(versaPads, showing([rearPads], pieces(front)), catalogue)).toContain('posicion')
    expect(untruthIn(versaPads, showing([tsuruPads], pieces(model)), catalogue)).toContain('modelo')
    expect(untruthIn(versaPads, showing([pads], pieces({ significado: 'marca', texto: 'ngk' })), catalogue)).toContain('marca')
    expect(untruthIn(versaPads, showing([disc], pieces({ significado: 'refaccion', texto: 'balatas' })), catalogue)).toContain('refaccion')
  })

  it('do not say of a word that it was used and left out', () => {
    const said = {
      ...read,
      piezas: [{ significado: 'refaccion', texto: 'balatas' }],
      correcciones: [{ de: 'valatas', a: 'balatas' }],
      refacciones: ['brake-pads'],
    }
    expect(untruthIn(label({}), showing([pads], { interpretacion: { ...said, ignorado: ['valatas'] } }), catalogue)).toContain('both')
    expect(untruthIn(label({}), showing([pads], { interpretacion: { ...said, ignorado: ['hola'] } }), catalogue)).toBeUndefined()
  })

  it('name the car, and what the shop does not carry', () => {
    expect(untruthIn(versaPads, showing([], { interpretacion: { ...read, vehiculo: { ...versa, anio: 2014 } } }), catalogue)).toContain(
      '2014',
    )
    const leaf = label({ isEmpty: true, car: car('Nissan', 'Leaf') })
    expect(untruthIn(leaf, showing([]), catalogue)).toContain('does not say')
    const told = { ...read, no_manejamos: { auto: 'Nissan Leaf', refacciones: [] } }
    expect(untruthIn(leaf, showing([], { interpretacion: told }), catalogue)).toBeUndefined()
  })
})

describe('a label', () => {
  it('is wrong when nothing on sale could satisfy it, or when something does that should not', () => {
    const mistakes = inClass('x', [
      { query: 'a', types: ['brake-pads'], car: car('Nissan', 'Versa', 2016) },
      { query: 'b', types: ['brake-pads'], car: car('Nissan', 'Versa', 2024) },
      { query: 'c', types: ['parabrisas'] },
      { query: 'd', car: car('Nissan', 'Leaf'), isEmpty: true },
      { query: 'e', car: car('Nissan', 'Versa'), isEmpty: true },
      { query: 'f', parts: [['brake-pads'], ['windshield']] },
    ]).map((one) => mistakeIn(one, catalogue) !== undefined)
    expect(mistakes).toEqual([false, true, true, false, true, true])
  })
})
