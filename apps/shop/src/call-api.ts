import { type Call, createClient, type Transport } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import type { FastifyInstance } from 'fastify'

type Log = (message: string, error: unknown) => void

/** The API of this very process, without the network in between. */
export const callInProcess = (app: FastifyInstance, log: Log): ((locale: Locale) => Call) => {
  const transport: Transport = async ({ method, url, headers, body }) => {
    const response = await app.inject({ method: method as 'GET', url, headers, ...(body === undefined ? {} : { payload: body }) })
    return { status: response.statusCode, text: response.body }
  }
  return clients((locale) => createClient({ hosts: ['/api'], transport, locale, log }))
}

/** The API on machines of its own: the first host, and the fallback when it does not answer. */
export const callHosts = (hosts: readonly string[], log: Log): ((locale: Locale) => Call) =>
  clients((locale) => createClient({ hosts, locale, log }))

const clients = (create: (locale: Locale) => Call) => {
  const made: Record<Locale, Call> = { es: create('es'), en: create('en') }
  return (locale: Locale) => made[locale]
}
