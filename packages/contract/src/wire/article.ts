import type { Article, ArticleSummary } from '@shop/domain/article'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

const fields = {
  _id: z.string(),
  slug: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  imagen: z.optional(z.string()),
  fecha: z.string(),
}
const wireSummary = z.object(fields)
type WireSummary = z.output<typeof wireSummary>

const wireArticle = z.object({ ...fields, cuerpo: z.string() })

const encode = ({ id, slug, title, summary, image, publishedAt }: ArticleSummary): WireSummary => ({
  _id: id,
  slug,
  titulo: title,
  resumen: summary,
  ...(image === undefined ? {} : { imagen: image }),
  fecha: publishedAt.toISOString(),
})

const decode = (wire: WireSummary): ArticleSummary => ({
  id: wire._id,
  slug: wire.slug,
  title: wire.titulo,
  summary: wire.resumen,
  image: wire.imagen,
  publishedAt: new Date(wire.fecha),
})

export const articleSummary: Codec<WireSummary, ArticleSummary> = codec(wireSummary, encode, decode)

export const article: Codec<z.output<typeof wireArticle>, Article> = codec(
  wireArticle,
  (inside) => ({ ...encode(inside), cuerpo: inside.body }),
  (wire) => ({ ...decode(wire), body: wire.cuerpo }),
)
