import { clientReader } from '@shop/api/admission/client'
import { createServer } from '@shop/api/http/create-server'
import { keptFor } from '@shop/api/kept-for'
import { readCondition } from '@shop/api/modules/condition/condition.public'
import { makeFirstOwnerLink, staffDeps } from '@shop/api/modules/staff/staff.public'
import { onwardHeaders } from '@shop/api/one-request'
import { errorIn, plainError } from '@shop/api/plain-error'
import { openProbe } from '@shop/api/readiness'
import { serveApi } from '@shop/api/server'
import { startShopWorker } from '@shop/api/worker'
import type { Transport } from '@shop/contract/client'
import { askTwins } from '@shop/contract/twin-hosts'
import type { Settings } from '@shop/settings/settings'
import type { PageServices } from '@shop/web/page-services'
import type { FastifyInstance } from 'fastify'
import { clearAway } from './clear-away.ts'
import { conditionOfHosts } from './condition-of-hosts.ts'
import { drainOf } from './drain.ts'
import { greeting } from './greeting.ts'
import { inProcess } from './in-process.ts'
import { notTwice } from './not-twice.ts'
import { openDatabase } from './open-database.ts'
import { overNetwork, signedByPages } from './over-network.ts'
import type { PageSource } from './page-source.ts'
import { passPicturesOn } from './pass-pictures-on.ts'
import { passSitemapsOn } from './pass-sitemaps-on.ts'
import { assertPortIsFree } from './port.ts'
import { prepareDataFolder } from './prepare-data-folder.ts'
import { serveHealth, type Told } from './serve-health.ts'
import { serveManifest } from './serve-manifest.ts'
import { serveOffice } from './serve-office.ts'
import { servePages } from './serve-pages.ts'
import { servePreview } from './serve-preview.ts'
import { serveRobots } from './serve-robots.ts'
import { shopDoor } from './shop-door.ts'
import { shopSignReader } from './shop-sign.ts'
import { createSteps } from './steps.ts'
import { takePolicyReports } from './take-policy-reports.ts'
import { version } from './version.ts'
import { versionThroughApi } from './version-through-api.ts'
import { watchShop } from './watch-shop.ts'

export type Shop = {
  readonly address: string
  readonly greeting: (seconds: string) => string
  /** Before it is closed: it turns unready, answers for a while and finishes what is under way. */
  readonly drain: (acceptForMs: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** Whoever asks more often how the shop is hears the same. */
const CONDITION_MS = 1_000

/** Opens what this process is meant to serve, step by step. What was opened is closed again when a later step fails. */
export async function openShop(settings: Settings, pages: PageSource): Promise<Shop> {
  const opened: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const part of opened.splice(0).reverse()) await part()
  }
  try {
    return { ...(await openAll(settings, pages, opened)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openAll(settings: Settings, pages: PageSource, opened: (() => Promise<unknown>)[]) {
  const needsDatabase = settings.serves.has('api') || settings.serves.has('worker')
  const servesHttp = settings.serves.has('api') || settings.serves.has('web')
  const ofDatabase = settings.mode === 'demo' ? 3 : 2
  const step = createSteps((settings.serves.has('web') ? 1 : 0) + (needsDatabase ? ofDatabase : 0) + 1)
  const place = servesHttp ? settings : { port: settings.healthPort, host: '127.0.0.1' }
  await assertPortIsFree(place, servesHttp ? 'PORT' : 'HEALTH_PORT')
  if (settings.metrics) await assertPortIsFree(settings.metrics, 'METRICS_PORT')
  if (needsDatabase) await prepareDataFolder(settings)
  if (settings.serves.has('web')) await step('Building the pages', pages.prepare)
  const app = createServer({
    logLevel: settings.logLevel,
    pagesKey: settings.pagesKey,
    logNames: { roles: [...settings.serves].join(), version: version().version },
    trustProxy: settings.trustedProxies,
    strictTransport: settings.strictTransport,
    ...(pages.serverFactory ? { serverFactory: pages.serverFactory } : {}),
  })
  const beginWatching = watchShop(settings, app)
  if (pages.close) opened.push(pages.close)
  const drain = drainOf(app)
  const deps = needsDatabase ? await openDatabase(settings, app, step, opened) : undefined

  return step('Opening the shop', async () => {
    const probe = deps && openProbe(deps.databaseUrl, deps.files)
    if (probe) opened.push(probe.close)
    serveHealth(app, {
      isDraining: drain.isDraining,
      ready: probe?.ask,
      condition: keptFor<Told>(CONDITION_MS, () => (deps ? readCondition(deps) : conditionOfHosts(settings.hosts.forServer.api))),
    })
    const log = notTwice((message, error) => app.log.warn({ err: error }, message))
    const { forServer, forBrowsers } = settings.hosts
    const [own, far] = [inProcess(app), overNetwork(settings.pagesKey)]
    const transport: Transport = (request) => {
      const named = { ...request, headers: { ...onwardHeaders(), ...request.headers } }
      return request.url.startsWith('/') ? own(named) : far(named)
    }
    const api: PageServices['api'] = { hosts: forServer, transport, ask: askTwins, log }
    const changes = deps?.changes ?? versionThroughApi(api)
    if ('stop' in changes) opened.push(changes.stop)
    const services: PageServices = {
      api,
      hosts: forBrowsers,
      isDemo: settings.mode === 'demo',
      mapTilesUrl: settings.mapTilesUrl,
      version: changes.version,
    }
    const door = shopDoor(services.api, services.version, settings.pagesKey)
    if (servesHttp) serveRobots(app, { ...settings, door })
    if (deps && settings.serves.has('api')) await serveApi(app, deps)
    if (settings.serves.has('web')) {
      const clientOf = clientReader(settings)
      if (!settings.serves.has('api')) {
        passPicturesOn(app, forServer.api, log, () => signedByPages(settings.pagesKey))
        passSitemapsOn(app, forServer.api, log, () => signedByPages(settings.pagesKey))
      }
      takePolicyReports(app, clientOf)
      servePreview(app, settings)
      const shopSign = shopSignReader(services.api)
      serveManifest(app, shopSign)
      await serveOffice(app, {
        shopSign,
        source: pages.office,
        isFinished: pages.isFinished,
        adminHost: settings.adminHost,
        publicUrl: settings.publicUrl,
        isDemo: settings.mode === 'demo',
        imageOrigins: originsOf([forBrowsers.images]),
      })
      const renderer = await pages.open({
        services,
        publicUrl: settings.publicUrl,
        headers: {
          imageOrigins: originsOf([settings.mapTilesUrl, forBrowsers.images]),
          callOrigins: originsOf([...forBrowsers.api, ...forBrowsers.news, ...forBrowsers.checkout]),
        },
      })
      opened.push(renderer.close)
      await servePages(app, {
        render: renderer.render,
        isFinished: pages.isFinished,
        publicUrl: settings.publicUrl,
        catalogueVersion: services.version,
        door,
        office: settings.adminHost ? undefined : '/admin',
        clientOf,
        processes: settings.webProcesses,
        timeoutMs: settings.databasePatienceMs,
        ...(pages.assets ? { assets: pages.assets } : {}),
      })
    }
    if (deps && settings.serves.has('worker')) {
      const worker = await startShopWorker(deps, (message, meta) => app.log.error({ err: plainError(errorIn(meta)) }, message))
      opened.push(worker.stop)
    }
    await beginWatching(deps, services.api, opened)
    clearAway()
    const address = await listen(app, place)
    opened.push(() => app.close())
    const firstOwnerLink =
      deps && settings.mode === 'production' && settings.serves.has('api') ? await makeFirstOwnerLink(staffDeps(deps)) : undefined
    return { address, greeting: greeting(settings, address, firstOwnerLink), drain: drain.begin }
  })
}

async function listen(app: FastifyInstance, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<string> {
  const address = new URL(await app.listen({ port, host }))
  return `http://localhost:${address.port}`
}

/** Those of other hosts; a path is the page's own. */
function originsOf(addresses: readonly string[]): readonly string[] {
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))]
}
