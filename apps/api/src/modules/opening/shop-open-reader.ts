import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { readPolicies } from '../policies/policies.public.ts'

export type ShopOpenDeps = { readonly db: Db; readonly changes: CatalogueChanges }

export type ShopOpenReader = {
  (): Promise<boolean>
  /** Open, and nothing has changed since: nobody has to wait for that answer. */
  readonly isKnownOpen: () => boolean
}

/** Whether visitors come in. Asked with every call, and read only after something was changed. */
export function shopOpenReader({ db, changes }: ShopOpenDeps): ShopOpenReader {
  const isOpen = cachedByVersion(changes.version, async () => (await readPolicies(db)).door.isOpen)
  return Object.assign(() => isOpen(), { isKnownOpen: () => isOpen.present()?.value === true })
}
