import type { Deps } from '@shop/api/composition'
import type { Answered, Given, TestShop } from '@shop/api/testing/test-shop'

/** The helpers that tests buy with, over the network instead of inside a process. */
export const overNetwork = (deps: Deps, url: () => string): TestShop => {
  const ask = async (method: string, path: string, { body, token, headers = {} }: Given = {}): Promise<Answered> => {
    const response = await fetch(url() + path, {
      method,
      headers: {
        'accept-language': 'es',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...(cookies.length > 0 ? { 'set-cookie': cookies[0] } : {}) },
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
  return { ...deps, settings: { ...deps.settings, publicUrl: url() }, ask } as unknown as TestShop
}
