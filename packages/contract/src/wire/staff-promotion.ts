import type { PromotionIntake, PromotionPhase, StaffPromotion } from '@shop/domain/staff-promotion'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { words } from './words.ts'

export const promotionPhase = words<PromotionPhase>()({ running: 'vigente', upcoming: 'proxima', over: 'terminada', off: 'apagada' })

const schema = z.object({
  _id: z.string(),
  nombre_es: z.string(),
  nombre_en: z.string(),
  descripcion_es: z.string(),
  descripcion_en: z.string(),
  descuento: z.number(),
  activa: z.boolean(),
  inicio: z.string(),
  fin: z.string(),
  estado: promotionPhase.schema,
  productos: z.int(),
  imagen: z.optional(z.string()),
  version: z.int(),
})

export const staffPromotion = codec<z.output<typeof schema>, StaffPromotion>(
  schema,
  (inside) => ({
    _id: inside.id,
    nombre_es: inside.nameEs,
    nombre_en: inside.nameEn,
    descripcion_es: inside.descriptionEs,
    descripcion_en: inside.descriptionEn,
    descuento: inside.discountPercent,
    activa: inside.isOn,
    inicio: inside.startsAt.toISOString(),
    fin: inside.endsAt.toISOString(),
    estado: promotionPhase.encode(inside.phase),
    productos: inside.productCount,
    ...given('imagen', inside.image),
    version: inside.version,
  }),
  (wire) => ({
    id: wire._id,
    nameEs: wire.nombre_es,
    nameEn: wire.nombre_en,
    descriptionEs: wire.descripcion_es,
    descriptionEn: wire.descripcion_en,
    discountPercent: wire.descuento,
    isOn: wire.activa,
    startsAt: new Date(wire.inicio),
    endsAt: new Date(wire.fin),
    phase: promotionPhase.decode(wire.estado),
    productCount: wire.productos,
    image: wire.imagen,
    version: wire.version,
  }),
)

const intakeSchema = z.object({
  encontrados: z.int(),
  ya_estaban: z.int(),
  dejan: z.array(z.object({ promocion: z.string(), estado: promotionPhase.schema, productos: z.int() })),
  desconocidos: z.array(z.string()),
})

export const promotionIntake = codec<z.output<typeof intakeSchema>, PromotionIntake>(
  intakeSchema,
  ({ found, already, leaving, unknown }) => ({
    encontrados: found,
    ya_estaban: already,
    dejan: leaving.map(({ name, phase, products }) => ({ promocion: name, estado: promotionPhase.encode(phase), productos: products })),
    desconocidos: [...unknown],
  }),
  ({ encontrados, ya_estaban, dejan, desconocidos }) => ({
    found: encontrados,
    already: ya_estaban,
    leaving: dejan.map(({ promocion, estado, productos }) => ({
      name: promocion,
      phase: promotionPhase.decode(estado),
      products: productos,
    })),
    unknown: desconocidos,
  }),
)
