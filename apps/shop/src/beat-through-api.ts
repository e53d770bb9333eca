import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { BEAT_MS, type Beating } from '@shop/api/modules/condition/condition.public'
import { createClient } from '@shop/contract/client'
import { sayWebLives } from '@shop/contract/shop/web-heartbeat'
import type { PageServices } from '@shop/web/page-services'

/** A web server has no database: it tells one of the API's hosts that it lives. Pages are served whether anybody hears it or not. */
export function startBeatingThroughApi(api: PageServices['api'], version: string): Beating {
  const call = createClient({ ...api, locale: 'es' })
  const sign = { id: randomUUID(), host: hostname(), pid: process.pid, version }
  const say = async (hasEnded: boolean) => {
    try {
      await call(sayWebLives, { body: { ...sign, upSeconds: Math.floor(process.uptime()), hasEnded } })
    } catch (error) {
      api.log('No sign of life was given', error)
    }
  }
  const beat = () => say(false)
  let last = beat()
  const timer = setInterval(() => {
    last = beat()
  }, BEAT_MS).unref()
  return {
    beat,
    stop: async () => {
      clearInterval(timer)
      await last
      await say(true)
    },
  }
}
