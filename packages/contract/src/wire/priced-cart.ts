import type { OfferChange, PricedCart, PricedLine, UnsoldLine } from '@shop/domain/cart'
import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { productSummary } from './product.ts'
import { words } from './words.ts'

const reason = words<UnsoldLine['reason']>()({
  unknown: 'desconocido',
  discontinued: 'descontinuado',
  'offer-only': 'solo_con_oferta',
  'offer-expired': 'oferta_vencida',
})
const change = words<OfferChange>()({ 'offer-expired': 'oferta_vencida', 'offer-unknown': 'oferta_desconocida' })

const wireLine = z.object({
  ref: z.string(),
  producto: productSummary.schema,
  qty: z.int(),
  precio_unitario: z.number(),
  total: z.number(),
  disponibles: z.int(),
  faltan: z.int(),
  oferta: z.optional(z.string()),
  prometido_hasta: z.optional(z.string()),
  cambio: z.optional(change.schema),
})
type WireLine = z.output<typeof wireLine>

const wireCart = z.object({
  lineas: z.array(wireLine),
  no_disponibles: z.array(z.object({ ref: z.string(), qty: z.int(), oferta: z.optional(z.string()), motivo: reason.schema })),
  subtotal: z.number(),
  descuento: z.number(),
  envio: z.number(),
  total: z.number(),
  iva_incluido: z.number(),
  faltan_para_envio_gratis: z.number(),
  entrega: z.object({ desde: z.string(), hasta: z.string() }),
})
type WireCart = z.output<typeof wireCart>

export const pricedCart: Codec<WireCart, PricedCart> = codec<WireCart, PricedCart>(
  wireCart,
  (cart) => ({
    lineas: cart.lines.map(encodeLine),
    no_disponibles: cart.unsold.map((line) => ({
      ref: line.ref,
      qty: line.qty,
      ...(line.offer === undefined ? {} : { oferta: line.offer }),
      motivo: reason.encode(line.reason),
    })),
    subtotal: pesosFromCents(cart.subtotal),
    descuento: pesosFromCents(cart.saved),
    envio: pesosFromCents(cart.shipping),
    total: pesosFromCents(cart.total),
    iva_incluido: pesosFromCents(cart.includedTax),
    faltan_para_envio_gratis: pesosFromCents(cart.missingForFreeShipping),
    entrega: { desde: cart.delivery.from, hasta: cart.delivery.to },
  }),
  (wire) => ({
    lines: wire.lineas.map(decodeLine),
    unsold: wire.no_disponibles.map(({ ref, qty, oferta, motivo }) => ({
      ref,
      qty,
      ...(oferta === undefined ? {} : { offer: oferta }),
      reason: reason.decode(motivo),
    })),
    subtotal: centsFromPesos(wire.subtotal),
    saved: centsFromPesos(wire.descuento),
    shipping: centsFromPesos(wire.envio),
    total: centsFromPesos(wire.total),
    includedTax: centsFromPesos(wire.iva_incluido),
    missingForFreeShipping: centsFromPesos(wire.faltan_para_envio_gratis),
    delivery: { from: wire.entrega.desde, to: wire.entrega.hasta },
  }),
)

const encodeLine = ({ ref, product, qty, unitPrice, total, available, missing, ...promise }: PricedLine): WireLine => ({
  ref,
  producto: productSummary.encode(product),
  qty,
  precio_unitario: pesosFromCents(unitPrice),
  total: pesosFromCents(total),
  disponibles: available,
  faltan: missing,
  ...(promise.offer === undefined ? {} : { oferta: promise.offer }),
  ...(promise.promisedUntil === undefined ? {} : { prometido_hasta: promise.promisedUntil.toISOString() }),
  ...(promise.change === undefined ? {} : { cambio: change.encode(promise.change) }),
})

const decodeLine = (wire: WireLine): PricedLine => ({
  ref: wire.ref,
  product: productSummary.decode(wire.producto),
  qty: wire.qty,
  unitPrice: centsFromPesos(wire.precio_unitario),
  total: centsFromPesos(wire.total),
  available: wire.disponibles,
  missing: wire.faltan,
  ...(wire.oferta === undefined ? {} : { offer: wire.oferta }),
  ...(wire.prometido_hasta === undefined ? {} : { promisedUntil: new Date(wire.prometido_hasta) }),
  ...(wire.cambio === undefined ? {} : { change: change.decode(wire.cambio) }),
})
