import { freePort, type RunningShop, startShop } from '../../tools/start-shop.ts'

/** A second shop with settings of its own, on the data of the one that this run has opened. */
export async function openBeside(settings: Record<string, string>): Promise<RunningShop> {
  const { SHOP_DATA_FOLDER = '', SHOP_DATABASE_URL = '' } = process.env
  const port = String(await freePort())
  const common = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_FOLDER: SHOP_DATA_FOLDER, DATABASE_URL: SHOP_DATABASE_URL }
  return startShop({ ...common, ...settings })
}
