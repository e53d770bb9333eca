import type { StaffSymptom, SymptomKind } from '@shop/domain/symptom'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { text, texts, whole, yesNo } from '../plain.ts'
import { words } from '../words.ts'

export const symptomKind = words<SymptomKind>()({ symptom: 'sintoma', job: 'trabajo' })

type FlatType = { readonly id: string; readonly nameEs: string; readonly nameEn: string }
type Flat = Pick<StaffSymptom, 'id' | 'kind' | 'isActive' | 'version'> & {
  readonly phrasesEs: readonly string[]
  readonly phrasesEn: readonly string[]
  readonly adviceEs: string
  readonly adviceEn: string
  readonly partTypes: readonly FlatType[]
}

const flat = record<Flat>()({
  id: as('_id', text),
  kind: as('clase', symptomKind),
  phrasesEs: as('frases', texts),
  phrasesEn: as('frases_en', texts),
  adviceEs: as('consejo', text),
  adviceEn: as('consejo_en', text),
  partTypes: as('tipos', listOf(record<FlatType>()({ id: as('_id', text), nameEs: as('nombre', text), nameEn: as('nombre_en', text) }))),
  isActive: as('activo', yesNo),
  version: whole,
})

/** On the wire both languages stand beside the other fields. */
export const staffSymptom: Codec<WireRecord, StaffSymptom> = codec<WireRecord, StaffSymptom>(
  flat.schema,
  ({ phrases, advice, partTypes, ...rest }) =>
    flat.encode({
      ...rest,
      phrasesEs: phrases.es,
      phrasesEn: phrases.en,
      adviceEs: advice.es,
      adviceEn: advice.en,
      partTypes: partTypes.map(({ id, names }) => ({ id, nameEs: names.es, nameEn: names.en })),
    }),
  (wire) => {
    const { phrasesEs, phrasesEn, adviceEs, adviceEn, partTypes, ...rest } = flat.decode(wire)
    return {
      ...rest,
      phrases: { es: phrasesEs, en: phrasesEn },
      advice: { es: adviceEs, en: adviceEn },
      partTypes: partTypes.map(({ id, nameEs, nameEn }) => ({ id, names: { es: nameEs, en: nameEn } })),
    }
  },
)
