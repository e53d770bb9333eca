import type { OwnSection, PolicyPageName, SectionText, StaffSection } from '@shop/domain/policy-text'
import * as z from 'zod/mini'
import { codec } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { instant, maybe, text, whole } from '../plain.ts'
import { words } from '../words.ts'

/** The pages as the wire calls them, which is also how a text links to them. */
export const policyPage = words<PolicyPageName>()({ privacy: 'privacidad', warranty: 'garantias', cookies: 'cookies' })

const sectionText = codec(
  z.object({ titulo: z.string(), titulo_en: z.string(), texto: z.string(), texto_en: z.string() }),
  ({ title, body }: SectionText) => ({ titulo: title.es, titulo_en: title.en, texto: body.es, texto_en: body.en }),
  (wire) => ({ title: { es: wire.titulo, en: wire.titulo_en }, body: { es: wire.texto, en: wire.texto_en } }),
)

export const staffSection = record<StaffSection>()({
  page: as('pagina', policyPage),
  section: as('seccion', text),
  original: sectionText,
  own: as('propio', maybe(sectionText)),
  version: whole,
})

/** On the wire its words stand beside the other fields. */
type FlatSection = Omit<OwnSection, 'own'> & Partial<NonNullable<OwnSection['own']>>

const flatSection = record<FlatSection>()({
  section: as('seccion', text),
  title: as('titulo', maybe(text)),
  body: as('texto', maybe(text)),
  updatedAt: as('cambio', instant),
})

export const ownSection = codec(
  flatSection.schema,
  ({ own, ...rest }: OwnSection) => flatSection.encode({ ...rest, ...own }),
  (wire) => {
    const { title, body, ...rest } = flatSection.decode(wire)
    return { ...rest, own: title === undefined || body === undefined ? undefined : { title, body } }
  },
)
