import type { Promotion, PromotionWithProducts } from '@shop/domain/promotion'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { productSummary } from './product.ts'

const fields = {
  _id: z.string(),
  nombre: z.string(),
  descripcion: z.string(),
  descuento: z.number(),
  status: z.string(),
  inicio: z.string(),
  fin: z.string(),
  imagen: z.optional(z.string()),
}
const wirePromotion = z.object(fields)
type WirePromotion = z.output<typeof wirePromotion>

const wireWithProducts = z.object({ ...fields, productos: z.array(productSummary.schema) })

const encode = ({ id, name, description, discountPercent, status, startsAt, endsAt, image }: Promotion): WirePromotion => ({
  _id: id,
  nombre: name,
  descripcion: description,
  descuento: discountPercent,
  status,
  inicio: startsAt.toISOString(),
  fin: endsAt.toISOString(),
  ...(image === undefined ? {} : { imagen: image }),
})

const decode = (wire: WirePromotion): Promotion => ({
  id: wire._id,
  name: wire.nombre,
  description: wire.descripcion,
  discountPercent: wire.descuento,
  status: wire.status,
  startsAt: new Date(wire.inicio),
  endsAt: new Date(wire.fin),
  image: wire.imagen,
})

export const promotion: Codec<WirePromotion, Promotion> = codec(wirePromotion, encode, decode)

export const promotionWithProducts: Codec<z.output<typeof wireWithProducts>, PromotionWithProducts> = codec(
  wireWithProducts,
  (inside) => ({ ...encode(inside), productos: inside.products.map(productSummary.encode) }),
  (wire) => ({ ...decode(wire), products: wire.productos.map(productSummary.decode) }),
)
