import { createHash, randomBytes } from 'node:crypto'
import { FOLIO_BYTES, folioFrom } from '@shop/domain/folio'

/** What a quotation is called; nobody can guess the next. */
export function newNumber(): string {
  return numberOf(() => randomBytes(FOLIO_BYTES))
}

/** The same for every delivery of one request, and as hard to guess as the key under which it was sent. */
export function numberFor(key: string, content: string): string {
  return numberOf((attempt) =>
    createHash('sha256')
      .update(JSON.stringify([key, content, attempt]))
      .digest()
      .subarray(0, FOLIO_BYTES),
  )
}

/** Not every handful of bytes is a folio. */
function numberOf(bytesOf: (attempt: number) => Buffer): string {
  for (let attempt = 0; ; attempt++) {
    const folio = folioFrom(bytesOf(attempt), { isTest: false })
    if (folio !== undefined) return `COT-${folio}`
  }
}
