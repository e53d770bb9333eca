import { auditDifferences } from '@shop/domain/audit-log'
import type { SettingName, SettingValues } from '@shop/domain/shop-settings'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { readPolicies, updatePolicy } from '../policies/policies.public.ts'
import { settingFacts } from './setting-facts.ts'

/** What the log calls each of them. */
const REFS: Readonly<Record<SettingName, string>> = {
  shipping: 'envio',
  delivery: 'entrega',
  returns: 'devoluciones',
  quotation: 'cotizacion',
  unpaidOrders: 'pedidos-sin-pagar',
  hours: 'horario',
  holidays: 'dias-inhabiles',
  bankAccount: 'cuenta',
  identity: 'tienda',
  looks: 'apariencia',
}

/** Saving what is there already is nothing to write down. */
export const changeSetting = transactional(
  async (
    { db }: { readonly db: Db },
    staffId: number,
    name: SettingName,
    wanted: Partial<SettingValues>,
    version: number,
  ): Promise<void> => {
    const policies = await readPolicies(db)
    const changed = { ...policies, ...wanted }
    const [before, after] = [settingFacts(name, policies), settingFacts(name, changed)]
    if (!(await updatePolicy(db, name, changed[name], version))) throw new ChangedMeanwhile()
    if (auditDifferences({ before, after }).length === 0) return
    await recordChange(db, staffId, { action: 'setting-changed', subject: { kind: 'setting', ref: REFS[name] }, before, after })
  },
)
