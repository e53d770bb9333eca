import type { Holiday } from './business-days.ts'
import { type Cents, centsFromPesos } from './money.ts'
import { type HoldPolicy, STANDARD_HOLDS } from './payment-method.ts'
import { type ShopLooks, STANDARD_LOOKS } from './shop-looks.ts'

export type OpeningHours = { readonly days: readonly Weekday[]; readonly opens: string; readonly closes: string }
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]
/** When the shop is open: its week, and the days on which it stays closed all the same. */
export type Timetable = { readonly hours: readonly OpeningHours[]; readonly holidays: readonly Holiday[] }

/** What the shop promises. Rows of its database; these are the values it starts with. */
export type ShopPolicies = Timetable & {
  readonly shipping: { readonly freeOver: Cents; readonly standardCost: Cents }
  readonly delivery: { readonly fewestDays: number; readonly mostDays: number }
  readonly returns: { readonly days: number }
  readonly quotation: { readonly minutes: number }
  readonly bankAccount: { readonly bank: string; readonly clabe: string; readonly holder: string }
  readonly holds: HoldPolicy
  /** How many orders a customer may owe for at once; nobody reserves the whole shop with vouchers. */
  readonly unpaidOrders: { readonly mostUnpaid: number }
  /** Whether visitors come in, and what they are told while they do not. */
  readonly door: {
    readonly isOpen: boolean
    /** It was open before: search engines know it, and are asked to come back. */
    readonly wasOpen: boolean
    readonly messageEs: string
    readonly messageEn: string
  }
  readonly identity: {
    readonly name: string
    readonly legalName: string
    readonly rfc: string
    readonly address: string
    readonly city: string
    /** Of the counter on the map: "20.5888, -100.3899". */
    readonly position: string
    readonly phone: string
    readonly whatsapp: string
    readonly email: string
  }
  readonly looks: ShopLooks
}

/** What every visitor may read on any page. */
export type PublicPolicies = Omit<ShopPolicies, 'bankAccount' | 'holds' | 'unpaidOrders' | 'door'>

export const DEFAULT_POLICIES: ShopPolicies = {
  shipping: { freeOver: centsFromPesos(300), standardCost: centsFromPesos(120) },
  delivery: { fewestDays: 3, mostDays: 5 },
  returns: { days: 365 },
  quotation: { minutes: 15 },
  hours: [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '09:00', closes: '19:00' },
    { days: ['saturday'], opens: '09:00', closes: '16:00' },
  ],
  holidays: [],
  // Empty until the owner fills it in: nobody may be told to pay into somebody else's account.
  bankAccount: { bank: '', clabe: '', holder: '' },
  holds: STANDARD_HOLDS,
  unpaidOrders: { mostUnpaid: 3 },
  door: { isOpen: false, wasOpen: false, messageEs: '', messageEn: '' },
  // Nobody's until the owner says who the shop is.
  identity: { name: 'Refaccionaria', legalName: '', rfc: '', address: '', city: '', position: '', phone: '', whatsapp: '', email: '' },
  looks: STANDARD_LOOKS,
}
