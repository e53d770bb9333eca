import { readFolio } from './folio.ts'
import { withoutAccents } from './search/words.ts'

/** What somebody wants who writes to the shop. Whatever is none of the others is taken for a search. */
export type ChatIntent = { readonly kind: Topic } | { readonly kind: 'order'; readonly folio: string | undefined }

type Topic =
  | ('person' | 'greeting' | 'thanks' | 'parts' | 'quotation')
  | ('shipping' | 'returns' | 'shipping-and-returns' | 'hours' | 'location' | 'pickup' | 'payment' | 'invoice' | 'warranty')

const PERSON = /\b(persona|humano|asesor|asesora|agente|alguien|vendedor|vendedora|human|person|agent|somebody|someone)\b/
const ORDER = /\b(mi (pedido|orden|compra|paquete)|pedido|folio|rastre\w*|numero de guia|my (order|package|parcel)|order status|track\w*)\b/
const RETURNS = /\b(devol\w*|devuelv\w*|reembols\w*|cambiar (la|el|mi) (pieza|parte|refaccion|producto)|return\w*|refund\w*)\b/
const SHIPPING = /\b(envi(o|os|an|ar)|entreg\w*|paqueteria\w*|cuanto tarda\w*|cuando llega\w*|shipping|ship|deliver\w*|how long)\b/
const HOURS = /\b(horario\w*|abren|abierto\w*|cierran|a que hora|atienden|opening|hours|open|close)\b/
// A headlamp may be "ubicado a la derecha": only a question for the shop's own place counts.
const LOCATION = new RegExp(
  [
    'donde (estan(?! (las|los|mis)\\b)|se (encuentran|ubican)|quedan|los (encuentro|ubico)|(queda|esta|es) (la|su|el) (tienda|sucursal|local))',
    '(estan|se encuentran) ubicad[oa]s',
    '(su|cual es la) (direccion|ubicacion|domicilio)|(direccion|ubicacion) de (la|su) (tienda|sucursal)|(?<!\\w.*)ubicacion(?=\\W*$)|como llego',
    'where (are you|is (the|your) (shop|store)|can i find you)|are you located|(your|shop|store) (address|location)',
  ]
    .map((one) => `\\b(${one})\\b`)
    .join('|'),
)
// A "pickup" is also what many drive.
const PICKUP =
  /\b(recog(er|erl[oa]s?|emos|o)|recojo|(pas(ar|o)|ir|voy) por (ell?[oa]s?|la|el|mi) ?(pieza|refaccion|pedido)?(?=\W*$)|(can|could|may) i pick (\w+ )?up|pick (\w+ )?up (at|in|from) (the|your)|(in.?store|store|shop|local) pick.?up)\b/
const PAYMENT = new RegExp(
  [
    '(acept|recib|tom|manej)\\w+ (\\w+ ){0,3}(tarjetas?|efectivo|transferencias?|amex|visa|mastercard|oxxo|paypal|meses)',
    '(formas?|metodos?|medios?|opciones) de pago|meses sin intereses|(como|con que|donde) (puedo |se puede |les |se )?(pago|paga|pagar)',
    'pag(o|ar) (en|con|por) (una |mi |un )?(oxxo|tarjeta|efectivo|transferencia|paypal|debito|credito)',
    '(take|accept) (\\w+ ){0,2}(cards?|cash|oxxo|paypal|amex|visa|mastercard|transfers?)',
    'payment (methods?|options?)|ways? (to|of) pay(ing)?|how (can|do) i pay|pay (in|with|by|at) (a |my )?(cash|cards?|oxxo|paypal|transfer)',
  ]
    .map((one) => `\\b(${one})\\b`)
    .join('|'),
)
const INVOICE = /\b(factura\w*|cfdi|invoic\w*)\b/
const WARRANTY = /\b(garantia\w*|garantiz\w*|warrant\w*|guarantee\w*)\b/
/** Somebody wants to know about it, whichever part it is for. */
const ASKS =
  /\b(que garantia|cuant[ao]s?|cual|como|tienen?|traen?|dan|hacen|emiten|hay|incluyen?|vienen?|what|how|have|has|is there|give|offer|issue)\b/
/** Wanted of a part, not asked about. */
const WISH = /(?<!\b(vienen?|cuentan?) )\b(con|sin|with( an?)?) (factura|garantia|warranty|invoice)\b/
/** What may stand beside such a word while still no part is named. */
const SMALL_WORD = new RegExp(
  `^(${[
    'hola buenas? buenos dias tardes noches y o e a al la el los las de del en con sin por para me les se te su sus mi mis un una unas',
    'ustedes es son todo todos todas puedo pueden puede podria quiero quisiera necesito pedir solicitar sacar ofrecen venden manejan',
    'piezas? partes? refaccion refacciones productos? compras? favor politica hello hi the an do does you i it is are can get for with my',
    'your parts? products? please purchase need want any there policy about',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
)
const QUOTATION = /\b(cotiz\w*|presupuesto\w*|quote\w*|quotation\w*)\b/
const GREETING = /^¡?(hola|buen(os|as)? ?(dias|tardes|noches)?|que tal|hi|hello|hey|good (morning|afternoon|evening))[\s!.,¡]*$/
const THANKS = /^¡?(muchas |mil )?(gracias|thanks|thank you)[\s!.,]*$/
/** Four letters or digits, twice: a part number looks alike, so it counts only when it can be a folio and an order is meant. */
const MAYBE_FOLIO = /\b(prueba-)?[a-z0-9]{4}-[a-z0-9]{4}\b/

/** Reads one message. A rule of the shop wins over a search, and a named order over both. */
export function intentOf(text: string): ChatIntent {
  const plain = withoutAccents(text.toLowerCase()).replace(/\s+/g, ' ').trim()
  const folio = folioIn(plain)
  if (GREETING.test(plain)) return { kind: 'greeting' }
  if (THANKS.test(plain)) return { kind: 'thanks' }
  if (PERSON.test(plain)) return { kind: 'person' }
  if (folio !== undefined || ORDER.test(plain)) return { kind: 'order', folio }
  if (RETURNS.test(plain)) return { kind: SHIPPING.test(plain) ? 'shipping-and-returns' : 'returns' }
  if (isOfShop(plain, WARRANTY)) return { kind: 'warranty' }
  if (isOfShop(plain, INVOICE)) return { kind: 'invoice' }
  if (PAYMENT.test(plain)) return { kind: 'payment' }
  if (PICKUP.test(plain)) return { kind: 'pickup' }
  if (LOCATION.test(plain)) return { kind: 'location' }
  if (QUOTATION.test(plain)) return { kind: 'quotation' }
  if (SHIPPING.test(plain)) return { kind: 'shipping' }
  if (HOURS.test(plain)) return { kind: 'hours' }
  return { kind: 'parts' }
}

/** "Balatas con garantía" looks for a part; a question for the warranty, or the word alone, is for the shop. */
function isOfShop(plain: string, topic: RegExp): boolean {
  return (
    topic.test(plain) &&
    ((ASKS.test(plain) && !WISH.test(plain)) ||
      plain.split(/[^a-z0-9]+/).every((word) => !word || topic.test(word) || SMALL_WORD.test(word)))
  )
}

/** A message without the words that only ask for a price, for the search to read. */
export function withoutAsking(text: string): string {
  return text
    .replace(
      /\b(quiero|quisiera|necesito|me pueden?|podr[ií]an?|una|cotizar|cotizaci[oó]n|cot[ií]zame|i (want|need)|a quote|quote|for)\b/gi,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

function folioIn(plain: string): string | undefined {
  const typed = MAYBE_FOLIO.exec(plain)?.[0]
  return typed === undefined ? undefined : readFolio(typed)
}
