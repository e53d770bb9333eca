import type { Endpoint } from '@shop/contract/endpoint'
import type { Success } from '@shop/contract/envelope'
import type { Locale } from '@shop/domain/locale'
import { serverTexts } from '@shop/texts/server-texts'

/** A yes as it travels: what is said, the data, and beside it what the endpoint declares there. */
export function envelopeOf<Data>(
  endpoint: Pick<Endpoint<unknown, unknown, unknown, Data>, 'says' | 'data' | 'beside'>,
  data: Data,
  locale: Locale,
): Success<unknown> {
  const { says } = endpoint
  const texts = serverTexts(locale)
  const message = says === undefined ? texts.done : texts.said[typeof says === 'function' ? says(data) : says]
  const encoded: unknown = endpoint.data.encode(data)
  if (!endpoint.beside) return { success: true, message, data: encoded }
  const fields = Object.entries(encoded as Record<string, unknown>)
  const isBeside = ([name]: [string, unknown]) => endpoint.beside?.includes(name) ?? false
  return {
    success: true,
    message,
    data: Object.fromEntries(fields.filter((field) => !isBeside(field))),
    ...Object.fromEntries(fields.filter(isBeside)),
  }
}
