import type { Deps } from '@shop/api/composition'
import { startBeating, startWatchingForWorker } from '@shop/api/modules/condition/condition.public'
import { plainError } from '@shop/api/plain-error'
import type { Settings } from '@shop/settings/settings'
import type { PageServices } from '@shop/web/page-services'
import type { FastifyInstance } from 'fastify'
import { startBeatingThroughApi } from './beat-through-api.ts'
import { createMetrics } from './metrics/create-metrics.ts'
import { metricsFiller } from './metrics/fill-metrics.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { watchRequests } from './metrics/watch-requests.ts'
import { version as shopVersion } from './version.ts'

type Stop = () => Promise<unknown>

/** Lets others see how this process is. It watches requests from now on, so it comes before any route; the rest begins when it is open. */
export function watchShop(settings: Settings, app: FastifyInstance) {
  const { version } = shopVersion()
  const metrics = settings.metrics && createMetrics(version)
  if (metrics) watchRequests(app, metrics)
  return async (deps: Deps | undefined, api: PageServices['api'], opened: Stop[]): Promise<void> => {
    if (deps) {
      const beating = await startBeating(deps, { roles: settings.serves, version }, (error) =>
        app.log.error({ err: plainError(error) }, 'no sign of life'),
      )
      opened.push(beating.stop)
      if (settings.serves.has('api')) {
        const stop = startWatchingForWorker(deps)
        opened.push(async () => stop())
      }
    } else opened.push(startBeatingThroughApi(api, version).stop)
    if (metrics && settings.metrics) {
      const served = await serveMetrics(metrics, metricsFiller(metrics, { deps, dataFolder: settings.dataFolder }), settings.metrics)
      opened.push(served.close)
    }
  }
}
