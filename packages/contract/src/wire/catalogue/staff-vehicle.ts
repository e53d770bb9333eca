import type { EngineRun, MakeWithModels, StaffMake, StaffModel } from '@shop/domain/staff-vehicle'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { text, texts, whole } from '../plain.ts'

export const staffMake = record<StaffMake>()({
  id: as('_id', text),
  name: as('nombre', text),
  modelCount: as('modelos', whole),
  version: whole,
})

const run = record<EngineRun>()({ engine: as('motor', text), yearFrom: as('desde', whole), yearTo: as('hasta', whole) })
const staffModel = record<StaffModel>()({
  id: as('_id', text),
  name: as('nombre', text),
  aliases: as('alias', texts),
  runs: as('motores', listOf(run)),
  fitmentCount: as('compatibilidades', whole),
  version: whole,
})

const makeAndModels = record<{ readonly make: StaffMake; readonly models: readonly StaffModel[] }>()({
  make: as('armadora', staffMake),
  models: as('modelos', listOf(staffModel)),
})
export const makeWithModels: Codec<WireRecord, MakeWithModels> = codec<WireRecord, MakeWithModels>(
  makeAndModels.schema,
  ({ models, ...make }) => makeAndModels.encode({ make, models }),
  (wire) => {
    const { make, models } = makeAndModels.decode(wire)
    return { ...make, models }
  },
)
