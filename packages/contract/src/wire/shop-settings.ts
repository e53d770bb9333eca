import { centsFromPesos, pesosFromCents } from '@shop/domain/money'
import type { ShopPolicies } from '@shop/domain/shop-policies'
import type { CarrierSetting, ShopSettings } from '@shop/domain/shop-settings'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import {
  deliveryPolicy,
  holidaysPolicy,
  hoursPolicy,
  identityPolicy,
  quotationPolicy,
  returnsPolicy,
  shippingPolicy,
} from './policy-parts.ts'

const accountSchema = z.object({ banco: z.string(), clabe: z.string(), titular: z.string() })
const account: Codec<z.output<typeof accountSchema>, ShopPolicies['bankAccount']> = codec(
  accountSchema,
  ({ bank, clabe, holder }) => ({ banco: bank, clabe, titular: holder }),
  ({ banco, clabe, titular }) => ({ bank: banco, clabe, holder: titular }),
)

type Versioned<Value> = { readonly value: Value; readonly version: number }

const versioned = <Wire, Value>(of: Codec<Wire, Value>) => {
  const schema = z.object({ valor: of.schema, version: z.int() })
  return codec<{ valor: Wire; version: number }, Versioned<Value>>(
    schema as unknown as z.ZodMiniType<{ valor: Wire; version: number }>,
    ({ value, version }) => ({ valor: of.encode(value), version }),
    ({ valor, version }) => ({ value: of.decode(valor), version }),
  )
}

const shipping = versioned(shippingPolicy)
const delivery = versioned(deliveryPolicy)
const returns = versioned(returnsPolicy)
const quotation = versioned(quotationPolicy)
const hours = versioned(hoursPolicy)
const holidays = versioned(holidaysPolicy)
const bankAccount = versioned(account)
const identity = versioned(identityPolicy)

const schema = z.object({
  envio: shipping.schema,
  entrega: delivery.schema,
  devoluciones: returns.schema,
  cotizacion: quotation.schema,
  horario: hours.schema,
  dias_inhabiles: holidays.schema,
  cuenta: bankAccount.schema,
  tienda: identity.schema,
})

export const shopSettings: Codec<z.output<typeof schema>, ShopSettings> = codec(
  schema,
  (settings) => ({
    envio: shipping.encode(settings.shipping),
    entrega: delivery.encode(settings.delivery),
    devoluciones: returns.encode(settings.returns),
    cotizacion: quotation.encode(settings.quotation),
    horario: hours.encode(settings.hours),
    dias_inhabiles: holidays.encode(settings.holidays),
    cuenta: bankAccount.encode(settings.bankAccount),
    tienda: identity.encode(settings.identity),
  }),
  (wire) => ({
    shipping: shipping.decode(wire.envio),
    delivery: delivery.decode(wire.entrega),
    returns: returns.decode(wire.devoluciones),
    quotation: quotation.decode(wire.cotizacion),
    hours: hours.decode(wire.horario),
    holidays: holidays.decode(wire.dias_inhabiles),
    bankAccount: bankAccount.decode(wire.cuenta),
    identity: identity.decode(wire.tienda),
  }),
)

const carrierSchema = z.object({
  clave: z.string(),
  nombre: z.string(),
  nombre_en: z.string(),
  estandar: z.boolean(),
  activa: z.boolean(),
  precio: z.number(),
  recargo: z.number(),
  dias_minimo: z.optional(z.int()),
  dias_maximo: z.optional(z.int()),
  compras_abiertas: z.int(),
  usada: z.boolean(),
  version: z.int(),
})

export const carrierSetting: Codec<z.output<typeof carrierSchema>, CarrierSetting> = codec(
  carrierSchema,
  (carrier) => ({
    clave: carrier.key,
    nombre: carrier.names.es,
    nombre_en: carrier.names.en,
    estandar: carrier.isStandard,
    activa: carrier.isActive,
    precio: pesosFromCents(carrier.price),
    recargo: pesosFromCents(carrier.bulkySurcharge),
    ...given('dias_minimo', carrier.days?.fewestDays),
    ...given('dias_maximo', carrier.days?.mostDays),
    compras_abiertas: carrier.openCheckouts,
    usada: carrier.isUsed,
    version: carrier.version,
  }),
  (wire) => ({
    key: wire.clave,
    names: { es: wire.nombre, en: wire.nombre_en },
    isStandard: wire.estandar,
    isActive: wire.activa,
    price: centsFromPesos(wire.precio),
    bulkySurcharge: centsFromPesos(wire.recargo),
    days:
      wire.dias_minimo === undefined || wire.dias_maximo === undefined
        ? undefined
        : { fewestDays: wire.dias_minimo, mostDays: wire.dias_maximo },
    openCheckouts: wire.compras_abiertas,
    isUsed: wire.usada,
    version: wire.version,
  }),
)
