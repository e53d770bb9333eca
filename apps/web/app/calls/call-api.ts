import type { Call } from '@shop/contract/client'
import type { Locale } from '@shop/domain/locale'
import { hosts } from '../hosts.ts'

/** The API as the browser calls it, and who calls where that matters. It arrives with the first interaction that needs it, not with the page. */
export async function callApi(locale: Locale, token = ''): Promise<Call> {
  const { createClient } = await import('@shop/contract/client')
  return createClient({
    hosts: hosts(),
    locale,
    ...(token ? { token: () => token } : {}),
    log: (message, error) => console.warn(message, error),
  })
}
