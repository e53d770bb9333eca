import { compose, type Deps } from '@shop/api/composition'
import { createServer } from '@shop/api/http/create-server'
import { serveApi } from '@shop/api/server'
import { openDemoDoor } from '@shop/shop/demo/accounts.queries'
import { openBenchDatabase } from './bench-database.ts'

export type BenchShop = Deps & { readonly app: ReturnType<typeof createServer>; readonly databaseUrl: string }

/** The API on a catalogue of `products`, in this process. */
export async function openBenchShop(products: number, name?: string, environment?: Readonly<Record<string, string>>): Promise<BenchShop> {
  const { databaseUrl, settings, stop } = await openBenchDatabase(products, name, environment)
  const deps = await compose(settings, databaseUrl, () => {})
  await openDemoDoor(deps.db)
  const app = createServer({ logLevel: 'error', trustProxy: 0 })
  await serveApi(app, deps)
  await app.ready()
  return {
    ...deps,
    app,
    databaseUrl,
    close: async () => {
      await app.close()
      await deps.close()
      await stop()
    },
  }
}
