import {
  DEVICE_CLASSES,
  type DeviceClass,
  MEASURED_ROUTES,
  type MeasuredRoute,
  MOST_MEASURED,
  PAGE_MEASURES,
  type PageMeasure,
  type PageSpeed,
} from '@shop/domain/page-measures'
import * as z from 'zod/mini'
import { asIs } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { decimal, whole } from '../plain.ts'
import { words } from '../words.ts'

const route = words<MeasuredRoute>()({
  home: 'inicio',
  list: 'lista',
  search: 'busqueda',
  part: 'refaccion',
  promotions: 'promociones',
  news: 'noticias',
  article: 'noticia',
  shop: 'tienda',
  cart: 'compra',
  account: 'cuenta',
  other: 'otra',
})
const device = words<DeviceClass>()({ phone: 'telefono', tablet: 'tableta', computer: 'computadora' })

function value(measure: PageMeasure) {
  return z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MEASURED[measure])))
}

export const measuredPage = {
  fields: {
    ruta: z.codec(route.schema, z.enum(MEASURED_ROUTES), { decode: route.decode, encode: route.encode }),
    dispositivo: z.codec(device.schema, z.enum(DEVICE_CLASSES), { decode: device.decode, encode: device.encode }),
    medidas: z.object({ LCP: value('LCP'), INP: value('INP'), CLS: value('CLS'), TTFB: value('TTFB') }),
  },
  names: { ruta: 'route', dispositivo: 'device', medidas: 'values' },
} as const

export const pageSpeed = record<PageSpeed>()({
  route: as('ruta', route),
  device: as('dispositivo', device),
  measure: as('medida', asIs(z.enum(PAGE_MEASURES))),
  p75: decimal,
  samples: as('muestras', whole),
})
