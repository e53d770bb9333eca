import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Row } from './bare-database.ts'
import { barePageOf, valuesOf } from './bare-pages.ts'
import { elementsOf } from './draw-bare-page.ts'
import { cardsIn, type Element, fill, gatherCards, type Hole, parsePage, withHoles } from './page-template.ts'

function row(id: number, more: Partial<Row> = {}): Row {
  return {
    id,
    name_es: `Balatas delanteras para Jetta 201${id}-2018`,
    part_number: `BP-${id}`,
    internal_key: `LT-${id}`,
    brand: 'Brembo',
    price_cents: 100_000 + id * 100,
    discount_percent: null,
    images: [`pads-${id}.png`],
    ...more,
  }
}
function card({ id, name_es, part_number, brand, images }: Row) {
  return (
    `<li><article class="card"><img src="/images/${images[0]}?w=540" alt="${name_es}" loading="lazy"/><p>${brand}<!-- --> · <b>${part_number}</b></p>` +
    `<a href="/es/productos/p?ref=${id}"><span>${name_es.slice(0, -10)}</span>${name_es.slice(-10)}</a><i>$1,00${id}.00</i></article></li>`
  )
}
function page(cards: string, data = '') {
  return `<!DOCTYPE html><html lang="es"><head></head><body><p class="a" hidden="">A &amp; B</p><ul>${cards}</ul><script type="application/json">${data}</script></body></html>`
}
function drawn(cards: readonly Row[], data = '') {
  return { part: undefined, cards: cards.map(valuesOf), data }
}

test('a page that is parsed and drawn again is the same page', () => {
  const html = page(card(row(1)))
  expect(`<!DOCTYPE html>${renderToStaticMarkup(elementsOf(parsePage(html), drawn([])))}`).toBe(html.replace('<!-- -->', ''))
})

test('cards that stand together are one, repeated for every row with its own values', async () => {
  const three = [row(1), row(2), row(3)]
  const detail = async (id: string) => row(Number(id))
  const { cards, draw } = await barePageOf(page(three.map(card).join('')), detail)
  expect(cards).toBe(3)
  const five = [4, 5, 6, 7, 8].map((id) => row(id))
  expect(draw(five)).toBe(page(five.map(card).join('')))
})

test('an article that leads to no part is no card', () => {
  const news = '<li><article><a href="/es/noticias/frenos">Frenos</a></article></li>'
  expect(cardsIn(gatherCards(parsePage(page(news + card(row(1)) + card(row(2))))))).toMatchObject([{ kind: 'cards', count: 2 }])
})

test('a name is one place, also where the brand stands in it', () => {
  const values = { ...valuesOf(row(1)), name: 'Balatas Brembo', brand: 'Brembo', years: '' }
  const [named] = [withHoles('Agregar: Balatas Brembo', 'card', values) as Hole]
  expect(named.pieces).toEqual(['Agregar: ', { of: 'card', value: 'name' }])
  expect(fill(named, { part: undefined, card: { ...values, name: 'Zapatas' } })).toBe('Agregar: Zapatas')
  expect(withHoles('Disponible', 'card', values)).toBe('Disponible')
})

test('the values of the page’s own part are none of its cards’', () => {
  const html = page(card(row(1)) + card(row(2))).replace('A &amp; B', row(1).name_es)
  const holes = withHoles(gatherCards(parsePage(html)), 'part', valuesOf(row(1))) as Element
  expect(JSON.stringify(cardsIn(holes))).not.toContain('"hole"')
  expect(JSON.stringify(holes)).toContain('{"of":"part","value":"name"}')
})

test('data are the rows’, at the size of ours', () => {
  const again = (data: string) => renderToStaticMarkup(elementsOf(parsePage(page('', '[123456]')), drawn([], data)))
  expect(again('[9]')).toContain('>[9]3456]</script>')
  expect(again('[987654321]')).toContain('>[9876543</script>')
})

test('a page that the bare server cannot draw like ours stops the bench', async () => {
  await expect(barePageOf(page(''), async () => row(1))).rejects.toThrow(/0 cards/)
})
