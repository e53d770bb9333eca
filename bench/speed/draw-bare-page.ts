import { createElement, type ReactNode } from 'react'
import { type Cards, type Element, fill, type Hole, type Template, type Values } from './page-template.ts'

export type Drawn = { readonly part: Values | undefined; readonly cards: readonly Values[]; readonly data: string }
type Filled = { readonly part: Values | undefined; readonly card: Values | undefined }

/** Plain React elements of a page, all of them made anew, with the rows' values in their places. */
export function elementsOf(page: Element, drawn: Drawn): ReactNode {
  let next = 0
  // The last of several takes what is left: a page with one list shows as many cards as there are rows.
  let groupsLeft = groupsIn(page)
  const rowsFor = ({ count }: Cards) => {
    groupsLeft--
    const rows = groupsLeft === 0 ? drawn.cards.slice(next) : drawn.cards.slice(next, next + count)
    next += rows.length
    return rows
  }
  const nodeOf = (node: Template, filled: Filled, key?: number): ReactNode => {
    if (typeof node === 'string') return node
    if (node.kind === 'hole') return fill(node, filled)
    if (node.kind === 'cards') return rowsFor(node).map((card, n) => nodeOf(node.card, { part: drawn.part, card }, n))
    const properties: Record<string, unknown> = key === undefined ? {} : { key }
    for (const [name, value] of Object.entries(node.attributes)) properties[name] = typeof value === 'object' ? fill(value, filled) : value
    if (node.tag === 'script')
      return createElement('script', { ...properties, dangerouslySetInnerHTML: { __html: scriptOf(node, filled, drawn.data) } })
    return createElement(node.tag, properties, ...node.children.map((child) => nodeOf(child, filled)))
  }
  return nodeOf(page, { part: drawn.part, card: undefined })
}

function groupsIn(node: Template): number {
  if (typeof node === 'string' || node.kind === 'hole') return 0
  return node.kind === 'cards' ? 1 : node.children.reduce((sum, child) => sum + groupsIn(child), 0)
}

/**
 * Our page carries its data for the browser. The bare one writes the JSON of its rows there, cut or filled up to the size of ours: the
 * same bytes to make, to compress and to send.
 */
function scriptOf({ attributes, children }: Element, filled: Filled, data: string): string {
  const text = children.map((child) => (typeof child === 'string' ? child : fill(child as Hole, filled))).join('')
  if (attributes.type !== 'application/json') return text
  return (data + text.slice(data.length)).slice(0, text.length)
}
