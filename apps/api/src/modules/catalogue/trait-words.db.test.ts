import { TRAIT_WORDS } from '@shop/domain/part-traits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stockARefaccionaria } from '../../testing/stock-a-refaccionaria.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { catalogueJobs } from './catalogue.jobs.ts'
import { createCounts } from './kept-counts.ts'
import { readTally } from './tally.queries.ts'
import { byKind, isTallied, sumUp, traitBit } from './tally.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await stockARefaccionaria(shop.db)
})
afterAll(() => shop.close())

async function wordsOf(name: string): Promise<number> {
  const { rows } = await shop.pool.query(`select trait_words_of(to_tsvector('spanish', words_key($1))) as words`, [name])
  return rows[0].words
}
async function unread() {
  return (await shop.pool.query('select count(*)::int as n from products where trait_words is null')).rows[0].n
}
async function wrong() {
  return (await shop.pool.query('select count(*)::int as n from products where trait_words is distinct from trait_words_of(search_vector)'))
    .rows[0].n
}
async function summed() {
  return sumUp(byKind(await readTally(shop.db)), {})
}
function summedOfSome() {
  return createCounts(shop.db, () => 1).sum({ words: [['balata']] })
}

test('every word has its own bit, in the order of the domain', async () => {
  for (const [bit, word] of TRAIT_WORDS.entries()) expect([word, await wordsOf(`Pieza ${word} X-1`)]).toEqual([word, 1 << bit])
})

test.each(
  [
    ['delantero', 'delantera', 'delanteros', 'delanteras'],
    ['trasero', 'trasera', 'traseros', 'traseras'],
    ['izquierdo', 'izquierda', 'izquierdos', 'izquierdas'],
    ['derecho', 'derecha', 'derechos', 'derechas'],
    ['superior', 'superiores'],
    ['inferior', 'inferiores'],
  ].map((forms) => [forms[0] ?? '', forms] as const),
)('%s is told by the sum as it is said, and nothing is asked', async (word, forms) => {
  const bit = 1 << TRAIT_WORDS.indexOf(word)
  for (const form of forms) {
    expect([form, traitBit(form), await wordsOf(`Pieza ${form}`)]).toEqual([form, bit, bit])
    // The other way about: who is asked for the form finds what has the word.
    const { rows } = await shop.pool.query(`select plainto_tsquery('spanish', words_key($1)) = plainto_tsquery('spanish', $2) as same`, [
      form,
      word,
    ])
    expect([form, rows[0].same]).toEqual([form, true])
    expect(isTallied({ partTypeIds: [1], words: [[form]] })).toBe(true)
  }
  expect(isTallied({ words: [['balata']] })).toBe(false)
})

test.each([
  ['in any number and gender', 'Balatas traseras cerámicas', ['trasero', 'ceramica']],
  ['in English where only that is said', 'Bujía / Platinum', ['platinum']],
  ['not as a part of another word', 'Fascia Platina', []],
])('a word is seen %s', async (_, name, words) => {
  expect(await wordsOf(name)).toBe(words.reduce((bits, word) => bits | (1 << TRAIT_WORDS.indexOf(word)), 0))
})

test('whoever writes a name has its words written', async () => {
  expect(await wrong()).toBe(0)
  await shop.pool.query(`update products set name_es = 'Soporte superior', name_en = null where id = (select min(id) from products)`)
  expect(await wrong()).toBe(0)
})

test('parts from before are counted while nobody has read their names, and are the same once the job has', async () => {
  const before = await summed()
  const someBefore = await summedOfSome()
  expect(before.byTraitWord.size).toBeGreaterThan(2)
  expect(someBefore.byTraitWord.size).toBeGreaterThan(1)
  await shop.pool.query('update products set trait_words = null where id % 2 = 0')
  expect(await summed()).toEqual(before)
  expect(await summedOfSome()).toEqual(someBefore)
  expect(await unread()).toBeGreaterThan(5)
  await catalogueJobs(shop)['read-trait-words']({})
  expect(await unread()).toBe(0)
  expect(await wrong()).toBe(0)
  expect(await summed()).toEqual(before)
  expect(await summedOfSome()).toEqual(someBefore)
})

test('more of them than are read at once', async () => {
  await shop.pool.query(`insert into products (part_number, internal_key, name_es, part_type_id, brand_id, supplier, price_cents)
    select 'N' || i, 'N' || i, 'Filtro inferior ' || i, (select min(id) from part_types), (select min(id) from brands), 'Centro', 100 from generate_series(1, 2100) i`)
  await shop.pool.query('update products set trait_words = null')
  await catalogueJobs(shop)['read-trait-words']({})
  expect(await wrong()).toBe(0)
})
