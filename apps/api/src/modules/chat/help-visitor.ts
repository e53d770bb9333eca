import { isOpenAt } from '@shop/domain/business-time'
import type { ChatCard } from '@shop/domain/chat'
import { intentOf, withoutAsking } from '@shop/domain/chat-intent'
import type { Locale } from '@shop/domain/locale'
import { positionIn } from '@shop/domain/map-position'
import { formatMoney } from '@shop/domain/money'
import type { AskedPart } from '@shop/domain/quotation'
import type { Piece } from '@shop/domain/search/pieces'
import type { SearchPage } from '@shop/domain/search/understood'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import { serverTexts } from '@shop/texts/server-texts'
import { findProducts } from '../catalogue/catalogue.public.ts'
import { findStatuses } from '../orders/orders.public.ts'
import { offeredForms } from '../payments/payments.public.ts'
import { readPolicies } from '../policies/policies.public.ts'
import type { ChatDeps } from './chat-deps.ts'
import type { ConversationRow } from './conversations.queries.ts'
import { hoursText } from './hours-text.ts'

export type Help = { readonly text: string; readonly cards: readonly ChatCard[] }
type Asking = Pick<ConversationRow, 'locale' | 'customerId' | 'email'>

const MOST_CARDS = 3
const LONGEST_SEARCH = 200

/** What the shop knows about a message: a rule, an order of the one who asks, or parts. */
export async function helpVisitor(deps: ChatDeps, asking: Asking, message: string, now = deps.now()): Promise<Help> {
  const texts = serverTexts(asking.locale).chat
  const policies = await readPolicies(deps.db)
  const intent = intentOf(message)
  switch (intent.kind) {
    case 'greeting':
      return said(texts.greeting(policies.identity.name))
    case 'thanks':
      return said(texts.thanks)
    case 'shipping':
      return said(shippingText(policies, asking.locale))
    case 'returns':
      return said(texts.returns(policies.returns.days))
    case 'shipping-and-returns':
      return said(`${shippingText(policies, asking.locale)}\n${texts.returns(policies.returns.days)}`)
    case 'hours':
      return said(hoursText(policies, asking.locale, now))
    case 'location':
      return said(wayTo(policies, asking.locale, now))
    case 'pickup':
      return said(`${texts.pickup}\n${wayTo(policies, asking.locale, now)}`)
    case 'payment':
      return said(texts.payment(waysToPay(deps, policies, asking.locale)))
    case 'invoice':
      return said(texts.invoice)
    case 'warranty':
      return said(texts.warranty(policies.returns.days, deps.settings.publicUrl + pathTo(PATHS.warranty, asking.locale)))
    case 'person':
      if (isOpenAt(now, policies)) return said(texts.personOpen)
      return asking.email === undefined
        ? said(texts.personClosed(hoursText(policies, asking.locale, now)), [{ kind: 'leave-email' }])
        : said(texts.personClosedKnown(hoursText(policies, asking.locale, now), asking.email))
    case 'order':
      return helpWithOrder(deps, asking, intent.folio)
    case 'quotation': {
      const wanted = withoutAsking(message)
      return said(texts.quotation, [{ kind: 'quotation', prefilled: prefilledFrom(await search(deps, asking.locale, wanted), wanted) }])
    }
    case 'parts':
      return helpWithParts(deps, asking.locale, message)
  }
}

async function helpWithOrder({ db }: ChatDeps, { locale, customerId }: Asking, folio: string | undefined): Promise<Help> {
  const texts = serverTexts(locale).chat
  if (customerId === undefined) return said(texts.orderSignIn, [{ kind: 'sign-in' }])
  const orders = await findStatuses(db, customerId, folio)
  if (orders.length === 0) return said(folio === undefined ? texts.orderNone : texts.orderNotFound)
  return said(
    texts.orderFound,
    orders.slice(0, MOST_CARDS).map(({ folio: found, status }) => ({ kind: 'order', folio: found, status })),
  )
}

async function helpWithParts(deps: ChatDeps, locale: Locale, message: string): Promise<Help> {
  const texts = serverTexts(locale).chat
  const wanted = message.replace(/\s+/g, ' ').slice(0, LONGEST_SEARCH)
  const page = await search(deps, locale, wanted)
  if (page.total === 0 || !isAboutParts(page)) return said(texts.notFound, [{ kind: 'quotation', prefilled: prefilledFrom(page, wanted) }])
  const cards: ChatCard[] = page.items.map((product, place) => ({ kind: 'product', product, fit: page.fits?.[place] }))
  if (page.total > cards.length)
    return said(texts.found(page.total.toLocaleString('es-MX')), [...cards, { kind: 'search', search: wanted }])
  return said(page.total === 1 ? texts.foundOne : texts.foundAll(page.total), cards)
}

function search(deps: ChatDeps, locale: Locale, text: string): Promise<SearchPage> {
  return findProducts(deps.catalogue, locale, {
    search: text.slice(0, LONGEST_SEARCH) || '-',
    page: 1,
    limit: MOST_CARDS,
    sort: 'relevance',
  })
}

/** A sentence of which nothing was understood finds something too, once enough of it is left out. */
function isAboutParts({ understood }: SearchPage): boolean {
  return understood !== undefined && (understood.partTypes.length > 0 || understood.numbers.length > 0 || understood.car !== undefined)
}

/** The quotation's form with what was understood of the car, and the visitor's own words for the part. */
function prefilledFrom({ understood }: SearchPage, wanted: string): Partial<AskedPart> {
  const { make, model, year, engine } = understood?.car ?? {}
  return {
    ...(make === undefined ? {} : { make }),
    ...(model === undefined ? {} : { model }),
    ...(year === undefined ? {} : { year: String(year) }),
    ...(engine === undefined ? {} : { engine }),
    part: wordsOf(understood?.pieces ?? []) || wanted,
  }
}

const OF_THE_CAR: readonly Piece['meaning'][] = ['make', 'model', 'year', 'engine']

function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .filter(({ meaning }) => !OF_THE_CAR.includes(meaning))
    .map(({ text }) => text)
    .join(' ')
}

function shippingText({ shipping, delivery }: ShopPolicies, locale: Locale): string {
  const [cost, freeOver] = [formatMoney(shipping.standardCost), formatMoney(shipping.freeOver)]
  return serverTexts(locale).chat.shipping(cost, freeOver, delivery.fewestDays, delivery.mostDays)
}

/** Whoever wants to know where it is may want to come. */
function wayTo(policies: ShopPolicies, locale: Locale, now: Date): string {
  return `${serverTexts(locale).chat.location(policies.identity.address, mapOf(policies))}\n${hoursText(policies, locale, now)}`
}

function mapOf({ identity }: ShopPolicies): string {
  const at = positionIn(identity.position)
  const place = at ? `${at.latitude},${at.longitude}` : `${identity.name}, ${identity.address}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

function waysToPay({ payments }: ChatDeps, policies: ShopPolicies, locale: Locale): string {
  const { upTo, and } = serverTexts(locale).chat
  // A card's own limit is far beyond what a cart here comes to.
  const ways = offeredForms(payments, policies, locale).map(({ method, label, most }) =>
    method === 'oxxo' && most ? `${label} ${upTo(formatMoney(most))}` : label,
  )
  return [ways.slice(0, -1).join(', '), ...ways.slice(-1)].filter(Boolean).join(and)
}

function said(text: string, cards: readonly ChatCard[] = []): Help {
  return { text, cards }
}
