import { prepareJobTables } from '@shop/api/adapters/graphile-jobs'
import { askers } from '@shop/api/admission/asker'
import { compose, type Deps } from '@shop/api/composition'
import { createServer } from '@shop/api/http/create-server'
import { loadLocations } from '@shop/api/modules/locations/load-locations'
import { makeFirstOwnerLink, staffDeps } from '@shop/api/modules/staff/staff.public'
import { prepareTables } from '@shop/api/prepare-tables'
import { serveApi } from '@shop/api/server'
import { startShopWorker } from '@shop/api/worker'
import type { Transport } from '@shop/contract/client'
import { askHosts } from '@shop/contract/hosts'
import type { Settings } from '@shop/settings/settings'
import type { PageServices } from '@shop/web/page-services'
import type { FastifyInstance } from 'fastify'
import { baseData } from './base-data/base-data.ts'
import { openDemoDoor } from './demo/accounts.queries.ts'
import { isEmpty } from './demo/load-catalogue.queries.ts'
import { sayWhoTheDemoIs, seedDemo } from './demo/seed-demo.ts'
import { greeting } from './greeting.ts'
import { inProcess } from './in-process.ts'
import { notTwice } from './not-twice.ts'
import { overNetwork } from './over-network.ts'
import type { PageSource } from './page-source.ts'
import { passPicturesOn } from './pass-pictures-on.ts'
import { passSitemapsOn } from './pass-sitemaps-on.ts'
import { errorIn, plainError } from './plain-error.ts'
import { assertPortIsFree } from './port.ts'
import { serveManifest } from './serve-manifest.ts'
import { serveOffice } from './serve-office.ts'
import { servePages } from './serve-pages.ts'
import { servePreview } from './serve-preview.ts'
import { serveRobots } from './serve-robots.ts'
import { shopDatabase } from './shop-database.ts'
import { shopDoor } from './shop-door.ts'
import { shopSignReader } from './shop-sign.ts'
import { createSteps } from './steps.ts'
import { takePolicyReports } from './take-policy-reports.ts'

export type Shop = { readonly address: string; readonly greeting: (seconds: string) => string; readonly close: () => Promise<void> }

/** Opens what this process is meant to serve, step by step. What was opened is closed again when a later step fails. */
export const openShop = async (settings: Settings, pages: PageSource): Promise<Shop> => {
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

const openAll = async (settings: Settings, pages: PageSource, opened: (() => Promise<unknown>)[]) => {
  const needsDatabase = settings.serves.has('api') || settings.serves.has('worker')
  const servesHttp = settings.serves.has('api') || settings.serves.has('web')
  const ofDatabase = settings.mode === 'demo' ? 3 : 2
  const step = createSteps((settings.serves.has('web') ? 1 : 0) + (needsDatabase ? ofDatabase : 0) + 1)
  if (servesHttp) await assertPortIsFree(settings.port, settings.host)
  if (settings.serves.has('web')) await step('Building the pages', pages.prepare)
  const app = createServer({
    logLevel: settings.logLevel,
    trustProxy: settings.trustedProxies,
    strictTransport: settings.strictTransport,
    ...(pages.serverFactory ? { serverFactory: pages.serverFactory } : {}),
  })
  if (pages.close) opened.push(pages.close)
  const deps = needsDatabase ? await openDatabase(settings, app, step, opened) : undefined

  return step('Opening the shop', async () => {
    const log = notTwice((message, error) => app.log.warn({ err: error }, message))
    const { forServer, forBrowsers } = settings.hosts
    const [own, far] = [inProcess(app), overNetwork(settings.tokenSecret)]
    const transport: Transport = (request) => (request.url.startsWith('/') ? own(request) : far(request))
    const services: PageServices = {
      api: { hosts: forServer, transport, ask: askHosts, log },
      hosts: forBrowsers,
      isDemo: settings.mode === 'demo',
      mapTilesUrl: settings.mapTilesUrl,
    }
    const catalogueVersion = deps ? deps.changes.version : everyTwoSeconds
    const door = shopDoor(services.api, catalogueVersion, settings.tokenSecret)
    serveRobots(app, { ...settings, door })
    if (deps && settings.serves.has('api')) await serveApi(app, deps)
    if (settings.serves.has('web')) {
      const askerOf = askers(settings)
      if (!settings.serves.has('api')) {
        passPicturesOn(app, forServer.api, log)
        passSitemapsOn(app, forServer.api, log)
      }
      takePolicyReports(app, askerOf)
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
          isPaidByStripe: settings.stripe !== undefined,
        },
      })
      opened.push(renderer.close)
      await servePages(app, {
        render: renderer.render,
        isFinished: pages.isFinished,
        publicUrl: settings.publicUrl,
        catalogueVersion,
        door,
        office: settings.adminHost ? undefined : '/admin',
        askerOf,
        processes: settings.webProcesses,
        ...(pages.assets ? { assets: pages.assets } : {}),
      })
    }
    if (deps && settings.serves.has('worker')) {
      const worker = await startShopWorker(deps, (message, meta) => app.log.error({ err: plainError(errorIn(meta)) }, message))
      opened.push(worker.stop)
    }
    const address = servesHttp ? await listen(app, settings) : 'no address: this process only works in the background'
    opened.push(() => app.close())
    const firstOwnerLink =
      deps && settings.mode === 'production' && settings.serves.has('api') ? await makeFirstOwnerLink(staffDeps(deps)) : undefined
    return { address, greeting: greeting(settings, address, firstOwnerLink) }
  })
}

const openDatabase = async (
  settings: Settings,
  app: FastifyInstance,
  step: ReturnType<typeof createSteps>,
  opened: (() => Promise<unknown>)[],
): Promise<Deps> => {
  const database = await step(settings.databaseUrl ? 'Connecting to the database' : 'Starting PostgreSQL', () => shopDatabase(settings))
  opened.push(database.stop)
  await step('Updating its tables', async () => {
    await prepareTables(settings, database.url)
    await prepareJobTables(database.url)
  })
  const deps = await compose(
    settings,
    database.url,
    (error) => app.log.error({ err: plainError(error) }, 'database connection'),
    // Of the levels that are written unless somebody asks for silence, the lowest.
    (message) => app.log.warn(message),
    baseData(),
  )
  opened.push(deps.close)
  await loadLocations(deps)
  if (settings.mode !== 'demo') return deps
  await step('Loading the demo catalogue', async (report) => {
    await sayWhoTheDemoIs(deps)
    await openDemoDoor(deps.db)
    if (await isEmpty(deps.db)) await seedDemo(deps, database.url, (done, total) => report(`${Math.round((100 * done) / total)} %`))
  })
  return deps
}

const listen = async (app: FastifyInstance, { port, host }: Settings): Promise<string> => {
  const address = new URL(await app.listen({ port, host }))
  return `http://localhost:${address.port}`
}

/** Those of other hosts; a path is the page's own. */
const originsOf = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)),
]

/** A web server without a database cannot hear of changes: it asks the API again every two seconds at the latest. */
const everyTwoSeconds = () => Math.floor(Date.now() / 2_000)
