import { freePort, launchShop } from '../../tools/start-shop.ts'

type Launched = ReturnType<typeof launchShop>

export type ShopApart = {
  readonly url: string
  readonly web: Launched
  readonly firstApi: Launched
  /** As pages are told them: the first is asked first. */
  readonly apiHosts: readonly string[]
  readonly ready: Promise<unknown>
  /** Ends all three, those too that are still starting. */
  readonly close: () => Promise<unknown>
}

/** Pages in one process and the API in two others, on the data of the shop that this run has opened. */
export async function openApart(): Promise<ShopApart> {
  const { SHOP_DATA_FOLDER = '', SHOP_DATABASE_URL = '' } = process.env
  const [webPort, ...apiPorts] = await Promise.all([freePort(), freePort(), freePort()])
  const url = `http://localhost:${webPort}`
  const common = { PUBLIC_URL: url, DATA_FOLDER: SHOP_DATA_FOLDER, DATABASE_URL: SHOP_DATABASE_URL }
  const api = (port: number) => launchShop({ ...common, SHOP_SERVES: 'api', PORT: String(port) })
  const [firstApi, secondApi] = [api(apiPorts[0]), api(apiPorts[1])]
  const apiHosts = apiPorts.map((port) => `http://localhost:${port}/api`)
  const web = launchShop({ ...common, SHOP_SERVES: 'web', PORT: String(webPort), API_HOSTS: apiHosts.join() })
  const all = [web, firstApi, secondApi]
  return {
    url,
    web,
    firstApi,
    apiHosts,
    ready: Promise.all(all.map((one) => one.ready)),
    close: () => Promise.all(all.map((one) => one.stop())),
  }
}
