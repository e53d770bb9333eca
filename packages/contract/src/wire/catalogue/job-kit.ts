import type { JobKind, JobKit, KitItem, PartJob } from '@shop/domain/job-kit'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, money, text, whole, yesNo } from '../plain.ts'
import { namedShelf } from './counted.ts'
import { fit } from './fit.ts'
import { productSummary } from './product.ts'

/** The job that a part begins, whatever the car. */
export const partJob = record<PartJob>()({
  name: as('nombre', text),
  kinds: as('tipos', listOf(record<JobKind>()({ name: as('nombre', text), slug: text, image: as('imagen', maybe(text)) }))),
})

const kitItem = record<KitItem>()({
  kind: as('tipo', namedShelf),
  part: as('producto', maybe(productSummary)),
  fit: as('compatibilidad', maybe(fit)),
  pieces: as('cantidad', whole),
  isTicked: as('marcada', yesNo),
})

export const jobKit = record<JobKit>()({
  job: as('trabajo', maybe(text)),
  items: as('piezas', listOf(kitItem)),
  total: money,
})
