import type { Call } from '@shop/contract/client'
import { cleanEmail, validEmail } from '@shop/domain/field-rules'
import { withoutAccents } from '@shop/domain/search/words'
import type { StaffRole } from '@shop/domain/staff'
import type { admin } from '@shop/texts/es/admin'
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

/** Finds places to go to. A new kind of place is one more function in the list. */
type JumpSource = (asked: Asked) => readonly Hit[] | Promise<readonly Hit[]>

const findScreens: JumpSource = ({ text, role, texts }) =>
  screensOf(role)
    .map((name) => ({ id: `screen-${name}`, kind: texts.jump.screen, label: texts.screens[name], to: screens[name].path }))
    .filter(({ label }) => folded(label).includes(folded(text)))

/** The e-mail travels beside the address, not in it: addresses end up in logs. */
const findCustomer: JumpSource = ({ text, role, texts }) =>
  screensOf(role).includes('customers') && !validEmail(text)
    ? [
        {
          id: 'customer',
          kind: texts.jump.customer,
          label: cleanEmail(text),
          to: screens.customers.path,
          state: { email: cleanEmail(text) },
        },
      ]
    : []

/** By the number that the customer was told; with or without its dashes, as people read it aloud. */
const findQuotation: JumpSource = ({ text, role, texts }) => {
  const [, first, second] = /^cot[\s-]?([a-z0-9]{4})[\s-]?([a-z0-9]{4})$/i.exec(text.trim()) ?? []
  if (!first || !second || !screensOf(role).includes('quotations')) return []
  const number = `COT-${first}-${second}`.toUpperCase()
  return [{ id: 'quotation', kind: texts.jump.quotation, label: number, to: `${screens.quotations.path}/${number}` }]
}

export const jumpSources: readonly JumpSource[] = [findScreens, findCustomer, findQuotation]

const folded = (text: string): string => withoutAccents(text.trim().toLowerCase())
