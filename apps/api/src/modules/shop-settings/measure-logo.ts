import type { ShopLogo } from '@shop/domain/shop-looks'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { ImageWorker } from '../../ports/image-worker.ts'
import { FieldRefused } from '../../problems.ts'
import { measurePicture } from '../pictures/pictures.public.ts'
import { readPolicies } from '../policies/policies.public.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly imageWorker: ImageWorker }

/** A logo with its size, so that no page moves when it comes. Its caller names the picture, and we look at it ourselves. */
export async function measureLogo(deps: Deps, staffId: number, picture: string | undefined): Promise<ShopLogo | undefined> {
  if (picture === undefined) return undefined
  const { logo } = (await readPolicies(deps.db)).looks
  if (logo?.picture === picture) return logo
  const size = await measurePicture(deps, picture, { line: 'customers', who: `staff ${staffId}` })
  if (!size) throw new FieldRefused('logo', 'picture-gone')
  return { picture, ...size }
}
