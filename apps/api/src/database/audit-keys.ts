import type { Settings } from '@shop/settings/settings'
import type { KyselyPlugin } from 'kysely'
import { derivedKey } from '../secrets/derived-key.ts'

/** What the log of staff's actions is signed with: the last one signs, those before it only verify. */
export type AuditKeys = readonly Buffer[]

export function auditKeysFrom({ tokenSecret, previousTokenSecrets }: Pick<Settings, 'tokenSecret' | 'previousTokenSecrets'>): AuditKeys {
  return [...previousTokenSecrets, tokenSecret].map((secret) => derivedKey(secret, 'audit-log'))
}

/** Goes wherever a connection goes, into its transactions too, and changes no query: no use case has to hand the keys on. */
export class CarriedAuditKeys implements KyselyPlugin {
  readonly keys: AuditKeys
  constructor(keys: AuditKeys) {
    this.keys = keys
  }
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => node
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

type Connection = { readonly getExecutor: () => { readonly plugins: readonly KyselyPlugin[] } }

export function auditKeysOf(db: Connection): AuditKeys {
  const carried = db.getExecutor().plugins.find((plugin) => plugin instanceof CarriedAuditKeys)
  if (!carried) throw new Error('This connection carries no keys for the log of staff’s actions')
  return carried.keys
}
