import type { StaffJobPart, StaffWorkshopJob } from '@shop/domain/workshop-job'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { maybe, text, whole, yesNo } from '../plain.ts'

type Named = { readonly nameEs: string; readonly nameEn: string }
type FlatPart = Omit<StaffJobPart, 'names'> & Named
type FlatJob = Omit<StaffWorkshopJob, 'names' | 'parts'> & Named & { readonly parts: readonly FlatPart[] }

const flat = record<FlatJob>()({
  id: as('_id', text),
  nameEs: as('nombre', text),
  nameEn: as('nombre_en', text),
  parts: as(
    'piezas',
    listOf(
      record<FlatPart>()({
        typeId: as('tipo', text),
        nameEs: as('nombre', text),
        nameEn: as('nombre_en', text),
        begins: as('inicia', yesNo),
        pieces: as('cantidad', maybe(whole)),
        isExtra: as('opcional', yesNo),
      }),
    ),
  ),
  isActive: as('activo', yesNo),
  version: whole,
})

/** On the wire both languages stand beside the other fields. */
export const staffWorkshopJob: Codec<WireRecord, StaffWorkshopJob> = codec<WireRecord, StaffWorkshopJob>(
  flat.schema,
  (job) => flat.encode({ ...flattened(job), parts: job.parts.map(flattened) }),
  (wire) => {
    const job = flat.decode(wire)
    return { ...named(job), parts: job.parts.map(named) }
  },
)

type Names = { readonly names: StaffWorkshopJob['names'] }

function flattened<Thing extends Names>({ names, ...rest }: Thing) {
  return { ...rest, nameEs: names.es, nameEn: names.en }
}
function named<Thing extends Named>({ nameEs, nameEn, ...rest }: Thing) {
  return { ...rest, names: { es: nameEs, en: nameEn } }
}
