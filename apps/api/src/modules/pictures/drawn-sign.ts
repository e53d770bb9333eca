import { initialsOf } from '@shop/domain/initials'
import { isWideLogo } from '@shop/domain/logo-shape'
import { type ShopLogo, shadesOf } from '@shop/domain/shop-looks'
import { signVersion } from '@shop/domain/shop-sign'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { DrawnSign } from '../../ports/image-worker.ts'
import { readPolicies } from '../policies/policies.public.ts'
import { originalName } from './make-picture.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export type CurrentSign = {
  /** In the names of whatever is drawn with it: another sign is another picture. */
  readonly version: string
  readonly drawn: () => Promise<DrawnSign>
  /** What of it can be read on an icon. */
  readonly drawnSmall: () => Promise<DrawnSign>
}

/** The shop's sign as it is now. Its logo is read only for what was not drawn yet. */
export async function readSign({ db, files }: Deps): Promise<CurrentSign> {
  const {
    identity: { name },
    looks,
  } = await readPolicies(db)
  const drawnWith = async (logo: ShopLogo | undefined): Promise<DrawnSign> => ({
    shades: shadesOf(looks),
    initials: initialsOf(name),
    logo: logo && (await files.read(originalName(logo.picture))),
  })
  return {
    version: signVersion({ name, looks }),
    drawn: () => drawnWith(looks.logo),
    drawnSmall: () => drawnWith(looks.logo && !isWideLogo(looks.logo) ? looks.logo : undefined),
  }
}
