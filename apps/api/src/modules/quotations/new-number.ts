import { randomBytes } from 'node:crypto'
import { FOLIO_BYTES, folioFrom } from '@shop/domain/folio'

/** What a quotation is called; nobody can guess the next. */
export const newNumber = (): string => {
  let folio: string | undefined
  while (folio === undefined) folio = folioFrom(randomBytes(FOLIO_BYTES), { isTest: false })
  return `COT-${folio}`
}
