import { renderToString } from 'react-dom/server'
import type { Row } from './bare-database.ts'
import { elementsOf } from './draw-bare-page.ts'
import { cardsIn, type Element, gatherCards, parsePage, referenceOf, type Template, type Values, withHoles } from './page-template.ts'

const PESOS = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' })

/** Cards set the years at the end of a name apart. */
const YEARS = / \d{4}-\d{4}$/

export function valuesOf(row: Row): Values {
  return {
    name: row.name_es,
    nameWithoutYears: row.name_es.replace(YEARS, ''),
    years: YEARS.exec(row.name_es)?.[0] ?? '',
    partNumber: row.part_number,
    internalKey: row.internal_key,
    brand: row.brand,
    price: PESOS.format((row.price_cents * (100 - Number(row.discount_percent ?? 0))) / 10_000),
    picture: row.images[0] ?? '',
    reference: `ref=${row.id}`,
  }
}

export type BarePage = { readonly cards: number; readonly draw: (rows: readonly Row[], part?: Row) => string }

/** A bare page that weighs more or less than ours by more than this is another page. */
const MOST_APART = 0.1

/** Our page, as a bare server would draw it: the same markup by the same renderer, from rows. */
export async function barePageOf(html: string, detail: (id: string) => Promise<Row>, partId?: string): Promise<BarePage> {
  const part = partId ? await detail(partId) : undefined
  let page = gatherCards(withoutPreloads(parsePage(html)))
  if (part) page = withHoles(page, 'part', valuesOf(part)) as Element
  const shown: Row[] = []
  for (const { card, count } of cardsIn(page)) {
    const row = await detail(referenceOf(card) ?? '')
    page = replaceCard(page, card, withHoles(card, 'card', valuesOf(row)) as Element)
    shown.push(...Array<Row>(count).fill(row))
  }
  const draw: BarePage['draw'] = (rows, about) => {
    const data = JSON.stringify(about ? [about, ...rows] : rows)
    return `<!DOCTYPE html>${renderToString(elementsOf(page, { part: about && valuesOf(about), cards: rows.map(valuesOf), data }))}`
  }
  const weight = draw(shown, part).length / html.length
  if (shown.length === 0 || Math.abs(weight - 1) > MOST_APART)
    throw new Error(
      `A page with ${shown.length} cards weighs ${weight.toFixed(2)} of ours: its markup has changed, and the bench has to follow`,
    )
  return { cards: shown.length, draw }
}

function replaceCard(node: Element, from: Element, to: Element): Element {
  return {
    ...node,
    children: node.children.map((child) => {
      if (typeof child === 'string' || child.kind === 'hole') return child
      if (child.kind === 'cards') return child.card === from ? { ...child, card: to } : child
      return replaceCard(child, from, to)
    }),
  }
}

/** React writes those of the pictures it draws by itself. */
function withoutPreloads(node: Element): Element {
  return {
    ...node,
    children: node.children.flatMap((child): Template[] => {
      if (typeof child === 'string' || child.kind !== 'element') return [child]
      return child.tag === 'link' && child.attributes.as === 'image' ? [] : [withoutPreloads(child)]
    }),
  }
}
