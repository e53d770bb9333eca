import type { Customer, Session } from '@shop/domain/customer'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { address } from './address.ts'

const schema = z.object({
  _id: z.string(),
  nombre: z.string(),
  apellidos: z.string(),
  email: z.string(),
  telefono: z.string(),
  verificado: z.boolean(),
  domicilio: z.optional(address.schema),
  email_pendiente: z.optional(z.string()),
})

export const customer: Codec<z.output<typeof schema>, Customer> = codec(
  schema,
  (inside) => ({
    _id: inside.id,
    nombre: inside.firstName,
    apellidos: inside.lastName,
    email: inside.email,
    telefono: inside.phone,
    verificado: inside.isVerified,
    ...(inside.address ? { domicilio: address.encode(inside.address) } : {}),
    ...(inside.pendingEmail ? { email_pendiente: inside.pendingEmail } : {}),
  }),
  (wire) => ({
    id: wire._id,
    firstName: wire.nombre,
    lastName: wire.apellidos,
    email: wire.email,
    phone: wire.telefono,
    isVerified: wire.verificado,
    address: wire.domicilio && address.decode(wire.domicilio),
    pendingEmail: wire.email_pendiente,
  }),
)

export type SignedIn = { readonly token: string; readonly customer: Customer }

const signedInSchema = z.object({ token: z.string(), cliente: schema })

export const signedIn: Codec<z.output<typeof signedInSchema>, SignedIn> = codec(
  signedInSchema,
  (inside) => ({ token: inside.token, cliente: customer.encode(inside.customer) }),
  (wire) => ({ token: wire.token, customer: customer.decode(wire.cliente) }),
)

const sessionSchema = z.object({
  _id: z.string(),
  dispositivo: z.string(),
  inicio: z.string(),
  ultima_vez: z.string(),
  actual: z.boolean(),
})

export const session: Codec<z.output<typeof sessionSchema>, Session> = codec(
  sessionSchema,
  ({ id, device, startedAt, lastSeenAt, isCurrent }) => ({
    _id: id,
    dispositivo: device,
    inicio: startedAt.toISOString(),
    ultima_vez: lastSeenAt.toISOString(),
    actual: isCurrent,
  }),
  (wire) => ({
    id: wire._id,
    device: wire.dispositivo,
    startedAt: new Date(wire.inicio),
    lastSeenAt: new Date(wire.ultima_vez),
    isCurrent: wire.actual,
  }),
)
