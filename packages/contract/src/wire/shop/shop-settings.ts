import type { ShopPolicies } from '@shop/domain/shop-policies'
import type { CarrierSetting, ShopSettings } from '@shop/domain/shop-settings'
import { type Codec, codec } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, money, text, whole, yesNo } from '../plain.ts'
import {
  deliveryPolicy,
  holidaysPolicy,
  hoursPolicy,
  identityPolicy,
  looksPolicy,
  quotationPolicy,
  returnsPolicy,
  shippingPolicy,
} from './policy-parts.ts'

type Versioned<Value> = { readonly value: Value; readonly version: number }
function versioned<Wire, Value>(of: Codec<Wire, Value>) {
  return record<Versioned<Value>>()({ value: as('valor', of), version: whole })
}

const bankAccount = record<ShopPolicies['bankAccount']>()({ bank: as('banco', text), clabe: text, holder: as('titular', text) })

const unpaidOrders = record<ShopPolicies['unpaidOrders']>()({ mostUnpaid: as('maximo', whole) })

export const shopSettings = record<ShopSettings>()({
  shipping: as('envio', versioned(shippingPolicy)),
  delivery: as('entrega', versioned(deliveryPolicy)),
  returns: as('devoluciones', versioned(returnsPolicy)),
  quotation: as('cotizacion', versioned(quotationPolicy)),
  unpaidOrders: as('pedidos_sin_pagar', versioned(unpaidOrders)),
  hours: as('horario', versioned(hoursPolicy)),
  holidays: as('dias_inhabiles', versioned(holidaysPolicy)),
  bankAccount: as('cuenta', versioned(bankAccount)),
  identity: as('tienda', versioned(identityPolicy)),
  looks: as('apariencia', versioned(looksPolicy)),
})

/** On the wire both languages and both days stand beside the other fields. */
type FlatCarrier = Omit<CarrierSetting, 'names' | 'days'> & CarrierSetting['names'] & Partial<ShopPolicies['delivery']>

const flatCarrier = record<FlatCarrier>()({
  key: as('clave', text),
  es: as('nombre', text),
  en: as('nombre_en', text),
  isStandard: as('estandar', yesNo),
  isActive: as('activa', yesNo),
  price: as('precio', money),
  bulkySurcharge: as('recargo', money),
  fewestDays: as('dias_minimo', maybe(whole)),
  mostDays: as('dias_maximo', maybe(whole)),
  openCheckouts: as('compras_abiertas', whole),
  isUsed: as('usada', yesNo),
  version: whole,
})

function grouped({ es, en, fewestDays, mostDays, ...rest }: FlatCarrier): CarrierSetting {
  return {
    ...rest,
    names: { es, en },
    days: fewestDays === undefined || mostDays === undefined ? undefined : { fewestDays, mostDays },
  }
}

export const carrierSetting = codec(
  flatCarrier.schema,
  ({ names, days, ...rest }: CarrierSetting) => flatCarrier.encode({ ...rest, ...names, ...days }),
  (wire) => grouped(flatCarrier.decode(wire)),
)
