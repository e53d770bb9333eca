import { CallFailed, createClient, overHttp, type Transport } from '@shop/contract/client'
import { fillPath } from '@shop/contract/endpoint'
import { askHosts } from '@shop/contract/hosts'
import * as calls from '@shop/contract/shop/chat'
import type { Locale } from '@shop/domain/locale'
import { tellingProgress } from '../browser/telling-progress.ts'
import { hosts } from '../hosts.ts'
import { callAsCustomer } from './call-as-customer.ts'

export type Outgoing = {
  readonly key: string
  readonly text: string
  readonly file: File | undefined
  readonly onProgress: (share: number) => void
}

/** What the visitor's side of the chat asks of the shop. */
export function chatCalls(locale: Locale) {
  const log = (message: string, error: unknown) => console.warn(message, error)
  const callBy = (transport: Transport) => createClient({ hosts: hosts(), locale, transport, log })
  const call = callBy(overHttp())
  return {
    begin: () => call(calls.beginConversation),
    /** Whoever begins before signing in brings that conversation along. */
    resumeOwn: (brought: string | undefined) => callAsCustomer(locale)(calls.resumeOwnConversation, { body: { brought } }),
    read: (secret: string) => call(calls.getConversation, { params: { secret } }),
    send: (secret: string, { key, text, file, onProgress }: Outgoing) =>
      callBy(file ? tellingProgress(onProgress) : briefly)(calls.sendMessage, {
        params: { secret },
        body: { text: text || undefined },
        file,
        key,
      }),
    signTyping: (secret: string) => call(calls.signTyping, { params: { secret } }),
    signRead: (secret: string, upTo: string) => call(calls.signRead, { params: { secret }, body: { upTo } }),
    leaveContact: (secret: string, contact: { readonly name: string; readonly email: string }) =>
      call(calls.leaveContact, { params: { secret }, body: contact }),
    readPicture: async (secret: string, message: string): Promise<Blob> => {
      const path = fillPath(calls.getMessagePicture.path, { llave: secret, mensaje: message })
      const response = await askHosts(hosts().api, log, (host) => fetch(host + path, { headers: { 'accept-language': locale } }))
      if (!response.ok) throw new CallFailed(response.status, await response.json())
      return response.blob()
    },
  }
}

/** Words without a picture need no more patience than any other call. */
const briefly: Transport = ({ timeoutMs: _, ...request }) => overHttp()(request)
