import { CallFailed } from '@shop/contract/client'
import { fillPath } from '@shop/contract/endpoint'
import { askHosts } from '@shop/contract/hosts'
import { readVoucher as readCall, uploadVoucher as uploadCall } from '@shop/contract/orders'
import type { Locale } from '@shop/domain/locale'
import type { Order } from '@shop/domain/order'
import { hosts } from '../hosts.ts'
import { readToken } from './session.ts'

export type Upload = {
  readonly folio: string
  readonly file: File
  readonly trackingKey: string
  /** The same for every try, so that a voucher that did arrive is not sent twice. */
  readonly key: string
  readonly onProgress: (share: number) => void
}

/** Sends a voucher and tells how far it is, which `fetch` cannot. */
export const uploadVoucher = async (locale: Locale, upload: Upload): Promise<Order> => {
  const log = (message: string, error: unknown) => console.warn(message, error)
  const { status, text } = await askHosts(hosts().api, log, (host) => sent(host + uploadCall.path, locale, upload))
  const envelope = JSON.parse(text)
  if (!envelope.success) throw new CallFailed(status, envelope)
  return uploadCall.data.decode(envelope.data)
}

/** The bytes of an own voucher. */
export const readVoucher = async (locale: Locale, id: string): Promise<Blob> => {
  const headers = { authorization: `Bearer ${readToken()}`, 'accept-language': locale }
  const response = await askHosts(hosts().api, undefined, (host) => fetch(host + fillPath(readCall.path, { id }), { headers }))
  if (!response.ok) throw new CallFailed(response.status, await response.json())
  return response.blob()
}

const sent = (address: string, locale: Locale, { folio, file, trackingKey, key, onProgress }: Upload) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const body = new FormData()
    body.append('folio', folio)
    if (trackingKey) body.append('clave_rastreo', trackingKey)
    // Fields first: who reads a stream has to know whose file it is.
    body.append('comprobante', file)
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('authorization', `Bearer ${readToken()}`)
    request.setRequestHeader('accept-language', locale)
    request.setRequestHeader('idempotency-key', key)
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new TypeError('The upload was cut off'))
    request.send(body)
  })
