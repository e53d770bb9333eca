import { afterAll, beforeAll, expect, test } from 'vitest'
import { caughtUp } from '../../testing/caught-up.ts'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())

type Near = { _id: string; numero: string; nombre: string }
type Page = {
  docs: { _id: string; codigo: string; coincidencia?: { campo: string; numero: string } }[]
  total: number
  numeros_parecidos?: Near[]
  interpretacion: { piezas: { significado: string; texto: string }[]; numeros: string[]; ignorado: string[] }
}
async function search(text: string, more: Record<string, string> = {}, locale: 'es' | 'en' = 'es'): Promise<Page> {
  const { status, body } = await shop.get(`/api/products/search/d?${new URLSearchParams({ search: text, ...more })}`, locale)
  expect([text, status]).toEqual([text, 200])
  return body.data
}
async function found(text: string) {
  return (await search(text)).docs.map(({ codigo }) => codigo).toSorted()
}
async function near(text: string) {
  const page = await search(text)
  expect([text, page.docs, page.total]).toEqual([text, [], 0])
  return page.numeros_parecidos?.map(({ numero }) => numero)
}

type Added = { readonly part_number: string } & Partial<Record<'internal_key' | 'name_en' | 'status', string>> & {
    readonly equivalents?: string[]
  }
/** One more spark plug. */
async function addPart(part: Added): Promise<number> {
  const like = await shop.db
    .selectFrom('products')
    .select(['part_type_id', 'brand_id', 'supplier', 'price_cents', 'stock'])
    .where('part_number', '=', 'BKR6E-11')
    .executeTakeFirstOrThrow()
  const values = { ...like, internal_key: `CLAVE ${part.part_number}`, name_es: 'Bujía larga', ...part }
  return (await shop.db.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow()).id
}

test.each([
  ['one character wrong', 'BKR6E-12', 'BKR6E-11'],
  ['one character wrong inside', '48510-58895', '48510-59895'],
  ['a letter for a digit', '23300-EDX00', '23300-ED800'],
  ['one doubled', 'BKRR6E-11', 'BKR6E-11'],
  ['one missing inside', '48510-9895', '48510-59895'],
  ['one too many at the end', 'BKR6E-113', 'BKR6E-11'],
  ['two neighbours swapped', '48510-59985', '48510-59895'],
  ['two neighbours swapped across a separator', '48515-09895', '48510-59895'],
  ['l for 1', 'BKR6E-l1', 'BKR6E-11'],
  ['two kinds of mistakes', 'BKR6E-ll2', undefined],
  ['G for 6 and l for 1', 'BKRGE-1l', 'BKR6E-11'],
  ['S for 5', '4851O-S9895', '48510-59895'],
  ['B for 8', '23300-EDB00', '23300-ED800'],
  ['Z for 2 and G for 6', 'FOZG407', 'F026407'],
  ['an internal key', 'LT-1OO0l1', 'LT-100011'],
  ['typed in pieces', 'BKR 6E 12', 'BKR6E-11'],
  ['typed in other pieces', '0 986 021 950', '0 986 021 590'],
  ['beside a kind that nobody sells', 'retrovisor 48510-59985', '48510-59895'],
])('%s: %s offers %s, and is no result', async (_, typed, meant) => {
  expect(await near(typed)).toEqual(meant === undefined ? undefined : expect.arrayContaining([meant]))
})

test('the likeliest mistake comes first, each part once, and five at most', async () => {
  const ids = [
    await addPart({ part_number: 'XQ-7842', name_en: 'One wrong', equivalents: ['XQ-7849'] }),
    await addPart({ part_number: 'XQ-8741', name_en: 'Swapped' }),
    await addPart({ part_number: 'XQ-7B41', name_en: 'Look-alike' }),
    await addPart({ part_number: 'XQ-7B4L', name_en: 'Look-alikes, no longer sold', status: 'inactive' }),
  ]
  const { docs, total, numeros_parecidos } = await search('xq7841', {}, 'en')
  expect([docs, total]).toEqual([[], 0])
  expect(numeros_parecidos).toEqual([
    { _id: String(ids[2]), numero: 'XQ-7B41', nombre: 'Look-alike' },
    { _id: String(ids[1]), numero: 'XQ-8741', nombre: 'Swapped' },
    { _id: String(ids[0]), numero: 'XQ-7842', nombre: 'One wrong' },
  ])
  for (const part_number of ['XQ-7843', 'XQ-7844', 'XQ-7845']) ids.push(await addPart({ part_number }))
  await caughtUp(shop)
  const many = (await near('XQ-7841')) ?? []
  expect(many).toHaveLength(5)
  expect(many.slice(0, 2)).toEqual(['XQ-7B41', 'XQ-8741'])
  await shop.db.updateTable('products').set({ status: 'inactive' }).where('id', 'in', ids).execute()
  await caughtUp(shop)
  expect(await near('XQ-7841')).toBeUndefined()
})

test('a mistyped number beside a part that is sold is offered as well, and the parts are shown', async () => {
  const { docs, numeros_parecidos } = await search('bujia BKR6E12')
  expect(docs.map(({ codigo }) => codigo)).toContain('BKR6E-11')
  expect(numeros_parecidos?.map(({ numero }) => numero)).toContain('BKR6E-11')
})

test('a discontinued number is not offered', async () => {
  expect(await near('BV-9998')).toBeUndefined()
  expect(await near('BV-9999')).toBeUndefined()
})

test.each([
  ['BKR6E-1', ['BKR6E-11']],
  ['BKR6E', ['BKR6E-11']],
  ['BKR6', ['BKR6E-11']],
  ['BKR 6E 1', ['BKR6E-11']],
  ['bkr 6e', ['BKR6E-11']],
  ['BV-1', []],
  ['BV-10', ['BV-1001']],
  ['FR7D', ['FR7DE']],
  ['RAD B1', ['RAD-B13']],
  ['RO-62', ['RO-62O-3O1']],
  ['bujia BKR6E1', ['BKR6E-11']],
  ['bujia BKR 6E', ['BKR6E-11']],
  ['vujia bkr6', ['BKR6E-11']],
  ['ngk bkr6e1', ['BKR6E-11']],
  ['bujia ngk bkr6e1', ['BKR6E-11']],
  ['marcha 23300', ['MAR-1060']],
])('the cut number %s finds %j', async (typed, numbers) => {
  expect(await found(typed)).toEqual(numbers)
})

test('a cut number is told as the number it is, with the one it was found by', async () => {
  const { docs, interpretacion } = await search('bujia BKR 6E 1')
  expect(docs).toMatchObject([{ codigo: 'BKR6E-11', coincidencia: { campo: 'codigo', numero: 'BKR6E-11' } }])
  expect(interpretacion.piezas.map(({ significado }) => significado)).toEqual(['refaccion', 'numero', 'numero', 'numero'])
  expect([interpretacion.numeros, interpretacion.ignorado]).toEqual([['BKR6E1'], []])
})

test('a cut number of another kind of part changes nothing about what was asked for', async () => {
  for (const [sentence, plain] of [
    ['balatas bkr6e1', 'balatas'],
    ['bujia amo5', 'bujia'],
    ['amortiguador versa bkr6e', 'amortiguador versa'],
    ['aceite 5w30', 'aceite 5w30'],
  ] as const) {
    const [one, other] = [await search(sentence), await search(plain)]
    expect([sentence, one.docs.map(({ codigo }) => codigo)]).toEqual([sentence, other.docs.map(({ codigo }) => codigo)])
    expect(one.total).toBeGreaterThan(0)
  }
})

test('sentences that are understood are not taken for numbers, and nothing is offered beside what was found', async () => {
  // A part whose numbers begin with what people say of cars, engines and oils.
  const id = await addPart({
    part_number: 'VERSA2015X',
    internal_key: 'JETTA-A6-9',
    equivalents: ['5W30-77', '2014-555', '2.5X-1000', 'MARCH-1680', '5W31', '5000-KX'],
  })
  for (const sentence of [
    'aceite 5w30',
    '5w30',
    'versa 2015',
    'balatas versa 2015',
    'jetta a6',
    'balatas jetta 2014 2.5',
    'march 2018',
    'nissan 2014',
    'aceite 5000 km',
    'balatas traseras versa xqzwk',
    'tsuru 98',
  ]) {
    const { docs, total, numeros_parecidos } = await search(sentence)
    expect([sentence, total > 0, docs.some(({ codigo }) => codigo === 'VERSA2015X')]).toEqual([sentence, true, false])
    expect([sentence, numeros_parecidos]).toEqual([sentence, undefined])
  }
  for (const sentence of ['asientos de piel', 'retrovisor', 'xqzwk', 'balatas versa 1998', '9999999999', '???', '2k12'])
    expect([sentence, (await search(sentence)).numeros_parecidos]).toEqual([sentence, undefined])
  await shop.db.updateTable('products').set({ status: 'inactive' }).where('id', '=', id).execute()
})
