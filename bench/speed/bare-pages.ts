import { renderToString } from 'react-dom/server'
import type { Row } from './bare-database.ts'
import { elementsOf } from './draw-bare-page.ts'
import { cardsIn, type Element, gatherCards, parsePage, referenceOf, type Template, type Values, withHoles } from './page-template.ts'

const PESOS = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

export const valuesOf = (row: Row): Values => ({
  name: row.name_es,
  partNumber: row.part_number,
  brand: row.brand,
  price: PESOS.format((row.price_cents * (100 - Number(row.discount_percent ?? 0))) / 10_000),
  picture: row.images[0] ?? '',
  reference: `ref=${row.id}`,
})

export type BarePage = { readonly cards: number; readonly draw: (rows: readonly Row[], part?: Row) => string }

/** Our page, as a bare server would draw it: the same markup by the same renderer, from rows. */
export const barePageOf = async (html: string, detail: (id: string) => Promise<Row>, partId?: string): Promise<BarePage> => {
  let page = gatherCards(withoutPreloads(parsePage(html)))
  const groups = cardsIn(page)
  const [first] = groups
  if (!first) throw new Error('a page without a card: its markup has changed, and the bench has to follow')
  if (partId) page = withHoles(page, 'part', valuesOf(await detail(partId))) as Element
  for (const { card } of groups) {
    const shown = valuesOf(await detail(referenceOf(card) ?? ''))
    page = replaceCard(page, card, withHoles(card, 'card', shown) as Element)
  }
  return {
    cards: groups.reduce((sum, { count }) => sum + count, 0),
    draw: (rows, part) =>
      `<!DOCTYPE html>${renderToString(
        elementsOf(page, { part: part && valuesOf(part), cards: rows.map(valuesOf), data: JSON.stringify(part ? [part, ...rows] : rows) }),
      )}`,
  }
}

const replaceCard = (node: Element, from: Element, to: Element): Element => ({
  ...node,
  children: node.children.map((child) => {
    if (typeof child === 'string' || child.kind === 'hole') return child
    if (child.kind === 'cards') return child.card === from ? { ...child, card: to } : child
    return replaceCard(child, from, to)
  }),
})

/** React writes those of the pictures it draws by itself. */
const withoutPreloads = (node: Element): Element => ({
  ...node,
  children: node.children.flatMap((child): Template[] => {
    if (typeof child === 'string' || child.kind !== 'element') return [child]
    return child.tag === 'link' && child.attributes.as === 'image' ? [] : [withoutPreloads(child)]
  }),
})
