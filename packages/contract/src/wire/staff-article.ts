import type { ArticlePhase, ListedArticle, StaffArticle } from '@shop/domain/staff-article'
import * as z from 'zod/mini'
import { codec } from '../codec.ts'
import { given } from './given.ts'
import { words } from './words.ts'

export const articlePhase = words<ArticlePhase>()({ published: 'publicada', scheduled: 'programada', draft: 'borrador' })

const schema = z.object({
  _id: z.string(),
  slug: z.string(),
  titulo_es: z.string(),
  titulo_en: z.optional(z.string()),
  resumen_es: z.optional(z.string()),
  resumen_en: z.optional(z.string()),
  cuerpo_es: z.optional(z.string()),
  cuerpo_en: z.optional(z.string()),
  imagen: z.optional(z.string()),
  fecha: z.string(),
  estado: articlePhase.schema,
  version: z.int(),
})

export const staffArticle = codec<z.output<typeof schema>, StaffArticle>(
  schema,
  (inside) => ({
    _id: inside.id,
    slug: inside.slug,
    titulo_es: inside.titleEs,
    ...given('titulo_en', inside.titleEn),
    ...given('resumen_es', inside.summaryEs),
    ...given('resumen_en', inside.summaryEn),
    ...given('cuerpo_es', inside.bodyEs),
    ...given('cuerpo_en', inside.bodyEn),
    ...given('imagen', inside.image),
    fecha: inside.publishedAt.toISOString(),
    estado: articlePhase.encode(inside.phase),
    version: inside.version,
  }),
  (wire) => ({
    id: wire._id,
    slug: wire.slug,
    titleEs: wire.titulo_es,
    titleEn: wire.titulo_en,
    summaryEs: wire.resumen_es,
    summaryEn: wire.resumen_en,
    bodyEs: wire.cuerpo_es,
    bodyEn: wire.cuerpo_en,
    image: wire.imagen,
    publishedAt: new Date(wire.fecha),
    phase: articlePhase.decode(wire.estado),
    version: wire.version,
  }),
)

const listedSchema = z.object({
  _id: z.string(),
  slug: z.string(),
  titulo_es: z.string(),
  fecha: z.string(),
  estado: articlePhase.schema,
  en_ingles: z.boolean(),
})

export const listedArticle = codec<z.output<typeof listedSchema>, ListedArticle>(
  listedSchema,
  ({ id, slug, titleEs, publishedAt, phase, hasEnglish }) => ({
    _id: id,
    slug,
    titulo_es: titleEs,
    fecha: publishedAt.toISOString(),
    estado: articlePhase.encode(phase),
    en_ingles: hasEnglish,
  }),
  ({ _id, slug, titulo_es, fecha, estado, en_ingles }) => ({
    id: _id,
    slug,
    titleEs: titulo_es,
    publishedAt: new Date(fecha),
    phase: articlePhase.decode(estado),
    hasEnglish: en_ingles,
  }),
)
