import type { CaseDetails } from '@shop/domain/money-fact'
import type { Db } from '../../database/connect.ts'
import { findMoneyCase, openMoneyCase, settleMoneyCase } from './money-cases.queries.ts'

type Account = { readonly provider: string; readonly isLive: boolean }

function subjectOf({ provider, isLive }: Account): string {
  return `account ${provider} ${isLive ? 'live' : 'test'}`
}

/** The provider does not know what is ours: other keys, another account, another mode. One case, whoever finds it out. */
export async function openWrongAccount(db: Db, account: Account, details: CaseDetails): Promise<void> {
  await openMoneyCase(db, { kind: 'wrong-account', subject: subjectOf(account), details: { ...account, ...details } })
}

export async function isWrongAccount(db: Db, account: Account): Promise<boolean> {
  return (await findMoneyCase(db, 'wrong-account', subjectOf(account)))?.isOpen ?? false
}

/** It knows them after all. */
export function settleWrongAccount(db: Db, account: Account): Promise<boolean> {
  return settleMoneyCase(db, 'wrong-account', subjectOf(account), { outcome: 'found' })
}
