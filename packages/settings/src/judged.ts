import type { Role, SettingName } from './setting-table.ts'

export type ShopMode = 'demo' | 'production'

/** A process and what it was told. */
export type Judged = {
  readonly mode: ShopMode
  readonly read: (name: SettingName) => string
  readonly isUsed: (name: SettingName) => boolean
  readonly serves: ReadonlySet<Role>
}
