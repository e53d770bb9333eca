import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compose, type Deps } from '@shop/api/composition'
import { readSettings } from '@shop/settings/settings'
import { insertDemoBankAccount, openDemoDoor } from '@shop/shop/demo/accounts.queries'
import { fillShop } from '@shop/shop/demo/seed-demo'
import { type Nginx, openNginx } from '../../tools/check-ops/nginx.ts'
import { NOBODY, type Place, type RunningRelease, settingsOf, startAll } from '../../tools/check-ops/processes.ts'
import { newPartIn } from '../drill-money/new-part-in.ts'
import { mustRun } from '../operations/must-run.ts'
import { openPair, type Pair } from '../replica/pair.ts'
import { type CountedMails, countMails } from './count-mails.ts'
import { fleetPlace } from './fleet-place.ts'
import { type StoreProcess, startStore } from './store-process.ts'

/** A shop of several machines, all on this one: two api, two web, two workers, a primary and its synchronous replica, an object store, behind nginx. */
export type Fleet = {
  readonly nginx: Nginx
  readonly pair: Pair
  readonly store: StoreProcess
  readonly mails: CountedMails
  readonly running: RunningRelease
  readonly release: string
  readonly place: Place
  /** A look behind the scenes. */
  readonly deps: Deps
  readonly newPart: (stock: number) => Promise<string>
  /** 500 pesos each, without end. */
  readonly part: string
  readonly close: () => Promise<void>
}

const WORKERS = 2
const NO_END = 1_000_000

export async function openFleet(archive: string): Promise<Fleet> {
  const leftovers: (() => Promise<unknown>)[] = []
  const close = async () => {
    for (const end of leftovers.splice(0).toReversed()) await end().catch((error: Error) => console.error(error.message))
  }
  try {
    const work = await mkdtemp(join(tmpdir(), 'shop-fleet-'))
    leftovers.push(() => rm(work, { recursive: true, force: true }))
    await chmod(work, 0o755)
    const [release, dataFolder, objects] = [join(work, 'release'), join(work, 'data'), join(work, 'objects')]
    for (const folder of [release, dataFolder, objects]) await mkdir(folder)
    await chown(dataFolder, NOBODY, NOBODY)
    await mustRun('tar', ['-xzf', archive, '--strip-components=1', '-C', release])

    const pair = await openPair()
    leftovers.push(pair.close)
    const store = await startStore(objects)
    leftovers.push(store.kill)
    const mails = await countMails()
    leftovers.push(mails.close)
    const place = fleetPlace({ databaseUrl: pair.url, dataFolder, storeUrl: store.url, mailsUrl: mails.url })
    const running = await startAll(release, place, WORKERS)
    leftovers.push(async () => running.all.map((one) => one.process.kill('SIGKILL')))
    const deps = await compose(readSettings(settingsOf('api', 0, place)), pair.url, () => {})
    leftovers.push(deps.close)
    await fillShop(deps.files, pair.url, () => {}, insertDemoBankAccount)
    await openDemoDoor(deps.db)
    const newPart = newPartIn(deps.pool)
    const part = await newPart(NO_END)
    await pair.synchronise(true)
    const nginx = await openNginx(join(work, 'nginx'), running)
    leftovers.push(nginx.close)
    return { nginx, pair, store, mails, running, release, place, deps, newPart, part, close }
  } catch (error) {
    await close()
    throw error
  }
}
