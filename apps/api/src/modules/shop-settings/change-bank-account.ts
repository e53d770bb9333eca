import type { ShopPolicies } from '@shop/domain/shop-policies'
import { maskedClabe } from '@shop/domain/shop-settings'
import { serverTexts } from '@shop/texts/server-texts'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { queueMail } from '../messages/messages.public.ts'
import { readPolicies, updatePolicy } from '../policies/policies.public.ts'
import { findStaffName, listStaffAddresses, proveStaffPassword, STAFF_LOCALE } from '../staff/staff.public.ts'
import { settingFacts } from './setting-facts.ts'

type Deps = { readonly db: Db; readonly jobs: JobQueue }
type Account = ShopPolicies['bankAccount']

/** Customers' money goes where this says: whoever finds an open browser cannot change it, and no owner fails to hear of it. */
export async function changeBankAccount(
  deps: Deps,
  staffId: number,
  { currentPassword, version, ...account }: Account & { readonly currentPassword: string; readonly version: number },
): Promise<void> {
  await proveStaffPassword(deps, staffId, currentPassword)
  await keepAccount(deps, staffId, account, version)
}

const keepAccount = transactional(async (deps: Deps, staffId: number, account: Account, version: number): Promise<void> => {
  const { db } = deps
  const policies = await readPolicies(db)
  const known = policies.bankAccount
  if (!(await updatePolicy(db, 'bankAccount', account, version))) throw new ChangedMeanwhile()
  if (known.bank === account.bank && known.clabe === account.clabe && known.holder === account.holder) return
  const { accountChanged: texts } = serverTexts(STAFF_LOCALE).staffMails
  const by = await findStaffName(db, staffId)
  for (const owner of await listStaffAddresses(db, ['owner']))
    await queueMail(deps, {
      key: `bank-account ${version} ${owner.email}`,
      to: owner.email,
      locale: STAFF_LOCALE,
      subject: texts.subject,
      content: {
        name: owner.name,
        lead: texts.lead(by, account.bank, maskedClabe(account.clabe), account.holder),
        notes: [texts.before(known.bank, maskedClabe(known.clabe)), texts.ifNotYou],
      },
    })
  await recordChange(db, staffId, {
    action: 'bank-account-changed',
    subject: { kind: 'setting', ref: 'cuenta' },
    before: settingFacts('bankAccount', policies),
    after: settingFacts('bankAccount', { ...policies, bankAccount: account }),
  })
})
