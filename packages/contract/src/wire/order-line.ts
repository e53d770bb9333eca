import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { OrderLine } from '@shop/domain/order'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'

const schema = z.object({
  _id: z.string(),
  codigo: z.string(),
  clave_interna: z.string(),
  nombre: z.string(),
  marca: z.string(),
  imagen: z.optional(z.string()),
  qty: z.int(),
  precio: z.number(),
  descuento: z.number(),
  precio_unitario: z.number(),
  total: z.number(),
  bajo_pedido: z.boolean(),
})

export const orderLine = codec<z.output<typeof schema>, OrderLine>(
  schema,
  (line) => ({
    _id: line.productId,
    codigo: line.partNumber,
    clave_interna: line.internalKey,
    nombre: line.name,
    marca: line.brand,
    ...(line.image === undefined ? {} : { imagen: line.image }),
    qty: line.qty,
    precio: pesosFromCents(line.price),
    descuento: line.discountPercent,
    precio_unitario: pesosFromCents(line.unitPrice),
    total: pesosFromCents(line.total),
    bajo_pedido: line.isOnOrder,
  }),
  (wire) => ({
    productId: wire._id,
    partNumber: wire.codigo,
    internalKey: wire.clave_interna,
    name: wire.nombre,
    brand: wire.marca,
    image: wire.imagen,
    qty: wire.qty,
    price: centsFromPesos(wire.precio),
    discountPercent: wire.descuento,
    unitPrice: centsFromPesos(wire.precio_unitario),
    total: centsFromPesos(wire.total),
    isOnOrder: wire.bajo_pedido,
  }),
)
