import type { Call } from '@shop/contract/client'
import { searchProducts } from '@shop/contract/shop/catalogue'
import { searchCustomers } from '@shop/contract/staff/customers'
import { listStaffProducts } from '@shop/contract/staff/products'
import { readFolio } from '@shop/domain/folio'
import { withoutAccents } from '@shop/domain/search/words'
import type { StaffRole } from '@shop/domain/staff'
import type { admin } from '@shop/texts/es/staff/office'
import type { To } from 'react-router'
import { screens, screensOf } from '../../screens.ts'

export type Hit = { readonly id: string; readonly kind: string; readonly label: string; readonly to: To; readonly state?: unknown }

type Asked = {
  readonly text: string
  readonly role: StaffRole
  readonly texts: typeof admin
  /** For sources that search on the server; it stops when something else is typed. */
  readonly call: Call
}

/** Less than this is no name yet. */
const SHORTEST = 3
const LONGEST = 80
const MOST_HITS = 5

/** Finds places to go to. A new kind of place is one more function in the list. */
type JumpSource = (asked: Asked) => readonly Hit[] | Promise<readonly Hit[]>

const findScreens: JumpSource = ({ text, role, texts }) =>
  screensOf(role)
    .map((name) => ({ id: `screen-${name}`, kind: texts.jump.screen, label: texts.screens[name], to: screens[name].path }))
    .filter(({ label }) => folded(label).includes(folded(text)))

/** By name, telephone or e-mail; what was typed travels in the body, because addresses end up in logs. */
const findCustomers: JumpSource = async ({ text, role, texts, call }) => {
  if (text.trim().length < SHORTEST || !screensOf(role).includes('customers')) return []
  const { items } = await call(searchCustomers, { body: { search: text.trim(), page: 1, limit: MOST_HITS } })
  return items.map(({ id, firstName, lastName, email }) => ({
    id: `customer-${id}`,
    kind: texts.jump.customer,
    label: `${firstName} ${lastName} · ${email}`,
    to: `${screens.customers.path}/${id}`,
  }))
}

/** A part by its number, at the counter; what the search found by anything else is no answer to a number. */
const findParts: JumpSource = async ({ text, role, texts, call }) => {
  if (text.trim().length < SHORTEST || !/\d/.test(text) || !screensOf(role).includes('counter')) return []
  const { items } = await call(searchProducts, { query: { search: text.trim(), page: 1, limit: MOST_HITS, sort: 'relevance' } })
  return items
    .filter(({ matchedNumber }) => matchedNumber !== undefined)
    .map(({ id, name, partNumber }) => ({
      id: `part-${id}`,
      kind: texts.jump.part,
      label: `${partNumber} · ${name}`,
      to: screens.counter.path,
      state: { search: partNumber },
    }))
}

/** A part of the catalogue by number, key or name, published or not, for those who look after it. */
const findProducts: JumpSource = async ({ text, role, texts, call }) => {
  if (text.trim().length < SHORTEST || !screensOf(role).includes('products')) return []
  const { items } = await call(listStaffProducts, { query: { search: text.trim().slice(0, LONGEST), page: 1, limit: MOST_HITS } })
  return items.map(({ id, name, partNumber }) => ({
    id: `product-${id}`,
    kind: texts.jump.product,
    label: `${partNumber} · ${name}`,
    to: `${screens.products.path}/${id}`,
  }))
}

/** By the number that the customer was told; with or without its dashes, as people read it aloud. */
const findQuotation: JumpSource = ({ text, role, texts }) => {
  const [, first, second] = /^cot[\s-]?([a-z0-9]{4})[\s-]?([a-z0-9]{4})$/i.exec(text.trim()) ?? []
  if (!first || !second || !screensOf(role).includes('quotations')) return []
  const number = `COT-${first}-${second}`.toUpperCase()
  return [{ id: 'quotation', kind: texts.jump.quotation, label: number, to: `${screens.quotations.path}/${number}` }]
}

const findOrder: JumpSource = ({ text, role, texts }) => {
  const folio = readFolio(text)
  if (!folio || !screensOf(role).includes('orders')) return []
  return [{ id: 'order', kind: texts.jump.order, label: folio, to: `${screens.orders.path}/${folio}` }]
}

/** Those that ask the server come last: what they find later moves nothing that is already there. */
export const jumpSources: readonly JumpSource[] = [findScreens, findQuotation, findOrder, findCustomers, findParts, findProducts]

function folded(text: string): string {
  return withoutAccents(text.trim().toLowerCase())
}
