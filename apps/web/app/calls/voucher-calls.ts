import { CallFailed, createClient } from '@shop/contract/client'
import { fillPath } from '@shop/contract/endpoint'
import { askHosts } from '@shop/contract/hosts'
import { readVoucher as readCall, uploadVoucher as uploadCall } from '@shop/contract/shop/orders'
import type { Locale } from '@shop/domain/locale'
import type { Order } from '@shop/domain/order'
import { readToken } from '../browser/session.ts'
import { tellingProgress } from '../browser/telling-progress.ts'
import { hosts } from '../hosts.ts'

export type Upload = {
  readonly folio: string
  readonly file: File
  readonly trackingKey: string
  /** The same for every try, so that a voucher that did arrive is not sent twice. */
  readonly key: string
  readonly onProgress: (share: number) => void
}

const NOT_ASKED = { bank: undefined, amount: undefined, paidOn: undefined }

export function uploadVoucher(locale: Locale, { folio, file, trackingKey, key, onProgress }: Upload): Promise<Order> {
  const log = (message: string, error: unknown) => console.warn(message, error)
  const call = createClient({ hosts: hosts(), locale, token: readToken, transport: tellingProgress(onProgress), log })
  return call(uploadCall, { body: { ...NOT_ASKED, folio, trackingKey: trackingKey.trim() || undefined }, file, key })
}

/** The bytes of an own voucher. */
export async function readVoucher(locale: Locale, id: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${readToken()}`, 'accept-language': locale }
  const response = await askHosts(hosts().api, undefined, (host) => fetch(host + fillPath(readCall.path, { id }), { headers }))
  if (!response.ok) throw new CallFailed(response.status, await response.json())
  return response.blob()
}
