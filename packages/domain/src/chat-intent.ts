import { readFolio } from './folio.ts'
import { withoutAccents } from './search/words.ts'

/** What somebody wants who writes to the shop. Whatever is none of the others is taken for a search. */
export type ChatIntent =
  | { readonly kind: 'person' | 'shipping' | 'returns' | 'hours' | 'quotation' | 'greeting' | 'thanks' | 'parts' }
  | { readonly kind: 'order'; readonly folio: string | undefined }

const PERSON = /\b(persona|humano|asesor|asesora|agente|alguien|vendedor|vendedora|human|person|agent|somebody|someone)\b/
const ORDER = /\b(mi (pedido|orden|compra|paquete)|pedido|folio|rastre\w*|numero de guia|my (order|package|parcel)|order status|track\w*)\b/
const RETURNS =
  /\b(devol\w*|devuelv\w*|reembols\w*|garantia\w*|cambiar (la|el|mi) (pieza|parte|refaccion|producto)|return\w*|refund\w*|warrant\w*)\b/
const SHIPPING = /\b(envi(o|os|an|ar)|entreg\w*|paqueteria\w*|cuanto tarda\w*|cuando llega\w*|shipping|ship|deliver\w*|how long)\b/
const HOURS = /\b(horario\w*|abren|abierto\w*|cierran|a que hora|atienden|opening|hours|open|close)\b/
const QUOTATION = /\b(cotiz\w*|presupuesto\w*|quote\w*|quotation\w*)\b/
const GREETING = /^¡?(hola|buen(os|as)? ?(dias|tardes|noches)?|que tal|hi|hello|hey|good (morning|afternoon|evening))[\s!.,¡]*$/
const THANKS = /^¡?(muchas |mil )?(gracias|thanks|thank you)[\s!.,]*$/
/** Four letters or digits, twice: a part number looks alike, so it counts only when it can be a folio and an order is meant. */
const MAYBE_FOLIO = /\b(prueba-)?[a-z0-9]{4}-[a-z0-9]{4}\b/

/** Reads one message. A rule of the shop wins over a search, and a named order over both. */
export const intentOf = (text: string): ChatIntent => {
  const plain = withoutAccents(text.toLowerCase()).replace(/\s+/g, ' ').trim()
  const folio = folioIn(plain)
  if (GREETING.test(plain)) return { kind: 'greeting' }
  if (THANKS.test(plain)) return { kind: 'thanks' }
  if (PERSON.test(plain)) return { kind: 'person' }
  if (folio !== undefined || ORDER.test(plain)) return { kind: 'order', folio }
  if (RETURNS.test(plain)) return { kind: 'returns' }
  if (QUOTATION.test(plain)) return { kind: 'quotation' }
  if (SHIPPING.test(plain)) return { kind: 'shipping' }
  if (HOURS.test(plain)) return { kind: 'hours' }
  return { kind: 'parts' }
}

/** A message without the words that only ask for a price, for the search to read. */
export const withoutAsking = (text: string): string =>
  text
    .replace(
      /\b(quiero|quisiera|necesito|me pueden?|podr[ií]an?|una|cotizar|cotizaci[oó]n|cot[ií]zame|i (want|need)|a quote|quote|for)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()

const folioIn = (plain: string): string | undefined => {
  const typed = MAYBE_FOLIO.exec(plain)?.[0]
  return typed === undefined ? undefined : readFolio(typed)
}
