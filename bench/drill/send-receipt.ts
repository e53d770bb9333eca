import { randomUUID } from 'node:crypto'
import type { Shopper } from '@shop/api/testing/shoppers'

/** A photo of a receipt, as the page of an order sends it. Answers the status and the code. */
export async function sendReceipt(url: string, { token }: Shopper, folio: string, photo: Uint8Array<ArrayBuffer>): Promise<string> {
  const body = new FormData()
  body.append('folio', folio)
  body.append('comprobante', new Blob([photo]), 'foto.jpg')
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
  const response = await fetch(`${url}/api/ordenes/upload-comprobante`, { method: 'POST', headers, body })
  const { code = 'ok' } = (await response.json()) as { code?: string }
  return `${response.status} ${code}`
}
