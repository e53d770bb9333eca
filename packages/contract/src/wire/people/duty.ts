import type { Duty } from '@shop/domain/arrival'
import { listOf } from '../../codec.ts'
import { as, type FieldsOf, record } from '../../record.ts'
import { yesNo } from '../plain.ts'
import { arrivalKind } from './waiting.ts'

export const dutyFields: FieldsOf<Duty> = {
  isOnDuty: as('de_guardia', yesNo),
  toldOf: as('avisos', listOf(arrivalKind)),
}
export const duty = record<Duty>()(dutyFields)
