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
import { type Codec, codec } from '../codec.ts'
import { words } from './words.ts'

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

const value = (measure: PageMeasure) => z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MEASURED[measure])))

export const measuredPage = {
  fields: {
    ruta: z.codec(route.schema, z.enum(MEASURED_ROUTES), { decode: route.decode, encode: route.encode }),
    dispositivo: z.codec(device.schema, z.enum(DEVICE_CLASSES), { decode: device.decode, encode: device.encode }),
    medidas: z.object({ LCP: value('LCP'), INP: value('INP'), CLS: value('CLS'), TTFB: value('TTFB') }),
  },
  names: { ruta: 'route', dispositivo: 'device', medidas: 'values' },
} as const

const wireSpeed = z.object({
  ruta: route.schema,
  dispositivo: device.schema,
  medida: z.enum(PAGE_MEASURES),
  p75: z.number(),
  muestras: z.int(),
})

export const pageSpeed: Codec<z.output<typeof wireSpeed>, PageSpeed> = codec(
  wireSpeed,
  (inside) => ({
    ruta: route.encode(inside.route),
    dispositivo: device.encode(inside.device),
    medida: inside.measure,
    p75: inside.p75,
    muestras: inside.samples,
  }),
  (wire) => ({
    route: route.decode(wire.ruta),
    device: device.decode(wire.dispositivo),
    measure: wire.medida,
    p75: wire.p75,
    samples: wire.muestras,
  }),
)
