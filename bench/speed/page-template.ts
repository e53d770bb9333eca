import { Parser } from 'htmlparser2'

/** A page of the shop as plain data: what React is to draw again, and where values of rows go. */
export type Template = string | Hole | Element | Cards
/** A text with places for values. */
export type Hole = { readonly kind: 'hole'; readonly pieces: readonly Piece[] }
type Piece = string | { readonly of: 'part' | 'card'; readonly value: ValueName }
export type Element = {
  readonly kind: 'element'
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | true | Hole>>
  readonly children: readonly Template[]
}
/** Cards that stood one after the other: one of them, for each row. */
export type Cards = { readonly kind: 'cards'; readonly card: Element; readonly count: number }

const VALUE_NAMES = ['name', 'nameWithoutYears', 'years', 'partNumber', 'internalKey', 'brand', 'price', 'picture', 'reference'] as const
type ValueName = (typeof VALUE_NAMES)[number]
export type Values = Readonly<Record<ValueName, string>>

/** React leaves out a false one, and takes an empty text for that. */
const FLAGS = new Set(['hidden', 'disabled', 'checked', 'selected', 'open', 'required', 'multiple', 'async', 'defer', 'inert', 'controls'])
const REACT_NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }
const CARD = 'article'

/** The tree of a document. React's marks between two texts make them two texts, as they were. */
export function parsePage(html: string): Element {
  type Open = { tag: string; attributes: Record<string, string | true>; children: Template[] }
  const root: Open = { tag: '', attributes: {}, children: [] }
  const open: Open[] = [root]
  let isNewText = true
  const addText = (text: string) => {
    const children = open.at(-1)?.children ?? []
    const last = children.at(-1)
    if (!isNewText && typeof last === 'string') children[children.length - 1] = last + text
    else children.push(text)
    isNewText = false
  }
  const parser = new Parser(
    {
      onopentag: (tag, given) => {
        const entries = Object.entries(given).map(([name, value]) => [
          REACT_NAMES[name] ?? name,
          FLAGS.has(name) && value === '' ? true : value,
        ])
        open.push({ tag, attributes: Object.fromEntries(entries), children: [] })
        isNewText = true
      },
      onclosetag: () => {
        const closed = open.pop()
        if (closed) open.at(-1)?.children.push({ kind: 'element', ...closed })
        isNewText = true
      },
      ontext: addText,
      oncomment: () => {
        isNewText = true
      },
    },
    { decodeEntities: true, lowerCaseAttributeNames: false },
  )
  parser.end(html)
  const page = root.children.find((child) => isElement(child))
  if (!page) throw new Error('a page without a document')
  return page
}

function isElement(node: Template): node is Element {
  return typeof node === 'object' && node.kind === 'element'
}

/** Which part a card is about. */
export function referenceOf(node: Element): string | undefined {
  const own = /\/p\?ref=(\d+)$/.exec(String(node.attributes.href ?? ''))?.[1]
  if (own) return own
  for (const child of node.children) {
    const found = isElement(child) ? referenceOf(child) : undefined
    if (found) return found
  }
  return undefined
}

function cardIn(node: Template): Element | undefined {
  if (!isElement(node)) return undefined
  if (node.tag === CARD) return referenceOf(node) ? node : undefined
  const [first] = node.children
  return node.children.length === 1 && first ? cardIn(first) : undefined
}

/** Cards that stand together become one, to be repeated for rows: of those that were there, the one of middle size. */
export function gatherCards(node: Element): Element {
  const children: Template[] = []
  let run: Element[] = []
  const endRun = () => {
    const card = run.toSorted((a, b) => sizeOf(a) - sizeOf(b))[Math.floor(run.length / 2)]
    if (card) children.push({ kind: 'cards', card, count: run.length })
    run = []
  }
  for (const child of node.children) {
    if (isElement(child) && cardIn(child)) run.push(child)
    else {
      endRun()
      children.push(isElement(child) ? gatherCards(child) : child)
    }
  }
  endRun()
  return { ...node, children }
}

function sizeOf(node: Element) {
  return JSON.stringify(node).length
}

export function cardsIn(node: Template): Cards[] {
  if (typeof node === 'string' || node.kind === 'hole') return []
  return node.kind === 'cards' ? [node] : node.children.flatMap(cardsIn)
}

/** Wherever one of the values stands, its place is kept instead. The longest first: a name may hold a brand. */
export function withHoles(node: Template, of: 'part' | 'card', values: Values): Template {
  if (typeof node === 'string') return holesIn(node, of, values)
  if (node.kind === 'hole') return node
  if (node.kind === 'cards') return of === 'card' ? { ...node, card: withHoles(node.card, of, values) as Element } : node
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [name, typeof value === 'string' ? holesIn(value, of, values) : value]),
  )
  return { ...node, attributes, children: node.children.map((child) => withHoles(child, of, values)) }
}

function holesIn(text: string, of: 'part' | 'card', values: Values): string | Hole {
  let pieces: Piece[] = [text]
  for (const value of VALUE_NAMES.toSorted((a, b) => values[b].length - values[a].length)) {
    if (values[value] === '') continue
    pieces = pieces.flatMap((piece) =>
      typeof piece === 'string' ? piece.split(values[value]).flatMap((rest, n) => (n === 0 ? [rest] : [{ of, value }, rest])) : [piece],
    )
  }
  const kept = pieces.filter((piece) => piece !== '')
  return kept.some((piece) => typeof piece !== 'string') ? { kind: 'hole', pieces: kept } : text
}

/** The text with the values of this very row. */
export function fill({ pieces }: Hole, values: { readonly part: Values | undefined; readonly card: Values | undefined }): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : (values[piece.of]?.[piece.value] ?? ''))).join('')
}
