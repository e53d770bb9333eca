import type { Deps } from '@shop/api/composition'
import { callsOf, type Send, type TestShop } from '@shop/api/testing/test-shop'

/** The helpers that tests buy with, over the network instead of inside a process. */
export function overNetwork(deps: Deps, url: () => string): TestShop {
  const send: Send = async ({ method, url: path, headers, payload }) => {
    const body = typeof payload === 'string' ? payload : payload && new Uint8Array(payload)
    const response = await fetch(url() + path, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await response.text()
    const cookies = response.headers.getSetCookie()
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...(cookies.length > 0 ? { 'set-cookie': cookies[0] } : {}) },
      body: text.startsWith('{') ? JSON.parse(text) : text,
    }
  }
  return { ...deps, settings: { ...deps.settings, publicUrl: url() }, send, ...callsOf(send) } as unknown as TestShop
}
