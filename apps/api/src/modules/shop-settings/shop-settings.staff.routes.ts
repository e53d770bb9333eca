import * as carriers from '@shop/contract/staff/carriers'
import * as calls from '@shop/contract/staff/settings'
import type { SettingName, SettingValues } from '@shop/domain/shop-settings'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { type CarrierValues, listCarrierSettings } from './carriers.queries.ts'
import { changeBankAccount } from './change-bank-account.ts'
import { changeSetting } from './change-setting.ts'
import { addCarrier, changeCarrier, orderCarriers, removeCarrier } from './keep-carriers.ts'
import { measureLogo } from './measure-logo.ts'
import { readSettings } from './read-settings.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue; readonly files: FileStore; readonly imageWorker: ImageWorker }

/** What the owner settles for the whole shop. Every write answers what holds from now on. */
export function shopSettingsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps
  const change = async (staffId: number, name: SettingName, wanted: Partial<SettingValues>, version: number) => {
    await changeSetting(deps, staffId, name, wanted, version)
    return readSettings(db)
  }
  serve(app, calls.readSettings, () => readSettings(db))
  serve(app, calls.changeShipping, ({ staff, body: { version, ...shipping } }) => change(staff.id, 'shipping', { shipping }, version))
  serve(app, calls.changeDelivery, ({ staff, body: { version, ...delivery } }) => change(staff.id, 'delivery', { delivery }, version))
  serve(app, calls.changeReturns, ({ staff, body: { version, ...returns } }) => change(staff.id, 'returns', { returns }, version))
  serve(app, calls.changeQuotation, ({ staff, body: { version, ...quotation } }) => change(staff.id, 'quotation', { quotation }, version))
  serve(app, calls.changeUnpaidOrders, ({ staff, body: { version, ...unpaidOrders } }) =>
    change(staff.id, 'unpaidOrders', { unpaidOrders }, version),
  )
  serve(app, calls.changeHours, ({ staff, body: { version, hours } }) => change(staff.id, 'hours', { hours }, version))
  serve(app, calls.changeHolidays, ({ staff, body: { version, holidays } }) => change(staff.id, 'holidays', { holidays }, version))
  serve(app, calls.changeIdentity, ({ staff, body: { version, ...identity } }) => change(staff.id, 'identity', { identity }, version))
  serve(app, calls.changeLooks, async ({ staff, body: { version, logo, ...colours } }) => {
    const looks = { ...colours, logo: await measureLogo(deps, staff.id, logo) }
    return change(staff.id, 'looks', { looks }, version)
  })
  serve(app, calls.changeBankAccount, async ({ staff, body }) => {
    await changeBankAccount(deps, staff.id, body)
    return readSettings(db)
  })

  serve(app, carriers.listCarrierSettings, () => listCarrierSettings(db))
  serve(app, carriers.addCarrier, async ({ staff, body }) => {
    await addCarrier(deps, staff.id, carrierFrom(body, true))
    return listCarrierSettings(db)
  })
  serve(app, carriers.changeCarrier, async ({ staff, params, body }) => {
    await changeCarrier(deps, staff.id, { key: params.key, version: body.version, values: carrierFrom(body, body.isActive) })
    return listCarrierSettings(db)
  })
  serve(app, carriers.removeCarrier, async ({ staff, params }) => {
    await removeCarrier(deps, staff.id, params.key)
    return listCarrierSettings(db)
  })
  serve(app, carriers.orderCarriers, async ({ staff, body }) => {
    await orderCarriers(deps, staff.id, body.keys)
    return listCarrierSettings(db)
  })
}

type TypedCarrier = Pick<CarrierValues, 'price' | 'bulkySurcharge'> & {
  readonly nameEs: string
  readonly nameEn: string
  readonly fewestDays: number | undefined
  readonly mostDays: number | undefined
}

function carrierFrom({ nameEs, nameEn, price, bulkySurcharge, fewestDays, mostDays }: TypedCarrier, isActive: boolean): CarrierValues {
  return {
    names: { es: nameEs, en: nameEn },
    price,
    bulkySurcharge,
    days: fewestDays === undefined || mostDays === undefined ? undefined : { fewestDays, mostDays },
    isActive,
  }
}
