import type { DeskSection, OwnSection, PolicyPageName, SectionText } from '@shop/domain/policy-text'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { given } from './given.ts'
import { words } from './words.ts'

/** The pages as the wire calls them, which is also how a text links to them. */
export const policyPage = words<PolicyPageName>()({ privacy: 'privacidad', warranty: 'garantias', cookies: 'cookies' })

const textSchema = z.object({ titulo: z.string(), titulo_en: z.string(), texto: z.string(), texto_en: z.string() })
const encodeText = ({ title, body }: SectionText) => ({ titulo: title.es, titulo_en: title.en, texto: body.es, texto_en: body.en })
const decodeText = (wire: z.output<typeof textSchema>): SectionText => ({
  title: { es: wire.titulo, en: wire.titulo_en },
  body: { es: wire.texto, en: wire.texto_en },
})

const schema = z.object({
  pagina: policyPage.schema,
  seccion: z.string(),
  original: textSchema,
  propio: z.optional(textSchema),
  version: z.int(),
})
export const deskSection: Codec<z.output<typeof schema>, DeskSection> = codec(
  schema,
  ({ page, section, original, own, version }) => ({
    pagina: policyPage.encode(page),
    seccion: section,
    original: encodeText(original),
    ...given('propio', own && encodeText(own)),
    version,
  }),
  ({ pagina, seccion, original, propio, version }) => ({
    page: policyPage.decode(pagina),
    section: seccion,
    original: decodeText(original),
    own: propio && decodeText(propio),
    version,
  }),
)

const ownSchema = z.object({ seccion: z.string(), titulo: z.optional(z.string()), texto: z.optional(z.string()), cambio: z.string() })
export const ownSection: Codec<z.output<typeof ownSchema>, OwnSection> = codec(
  ownSchema,
  ({ section, own, updatedAt }) => ({
    seccion: section,
    ...given('titulo', own?.title),
    ...given('texto', own?.body),
    cambio: updatedAt.toISOString(),
  }),
  ({ seccion, titulo, texto, cambio }) => ({
    section: seccion,
    own: titulo === undefined || texto === undefined ? undefined : { title: titulo, body: texto },
    updatedAt: new Date(cambio),
  }),
)
