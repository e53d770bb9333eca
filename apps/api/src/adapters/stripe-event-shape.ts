import type Stripe from 'stripe'
import { MalformedEvent } from '../ports/payment-failures.ts'

const LONGEST_ID = 255
const LONGEST_VALUE = 500
/** The last second of the year 9999. */
const LAST_SECOND = 253_402_300_799
/** Fields of an object that name it or another one. */
const NAMES = ['id', 'payment_intent', 'charge'] as const

/**
 * A signature says who wrote an event, not that it has the shape that is expected. One without what every event has is refused;
 * of the object that it is about, whatever cannot be a name or a word is left out.
 */
export function wellFormed(event: unknown): Stripe.Event {
  if (!isRecord(event)) throw new MalformedEvent('An event is not an object')
  const { id, type, livemode, created, data } = event
  const isWhole = isName(id) && isName(type) && typeof livemode === 'boolean' && isSecond(created)
  if (!isWhole) throw new MalformedEvent('An event without id, type, mode or time')
  const object = isRecord(data) && isRecord(data.object) ? data.object : {}
  return { ...event, data: { object: cleaned(object) } } as unknown as Stripe.Event
}

function cleaned(object: Record<string, unknown>): Record<string, unknown> {
  return {
    ...object,
    ...Object.fromEntries(NAMES.map((field) => [field, nameIn(object[field])])),
    metadata: wordsOf(object.metadata),
  }
}

/** Another object may come whole or by its name. */
function nameIn(value: unknown): string | undefined {
  const name = isRecord(value) ? value.id : value
  return isName(name) ? name : undefined
}

function wordsOf(metadata: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isRecord(metadata) ? metadata : {}).filter(
      (pair): pair is [string, string] => isName(pair[0]) && typeof pair[1] === 'string' && isKept(pair[1]),
    ),
  )
}

/** The database keeps neither a NUL nor half of a pair of surrogates. */
function isKept(text: string): boolean {
  return text.length <= LONGEST_VALUE && text.isWellFormed() && !text.includes('\u0000')
}
function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_ID && /^[\x21-\x7e]+$/.test(value)
}
function isSecond(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LAST_SECOND
}
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
