import { cachedByVersion } from '@shop/api/database/cached-by-version'
import { isPreviewPass, previewPassIn } from '@shop/api/secrets/preview-pass'
import { createClient } from '@shop/contract/client'
import { getDoor } from '@shop/contract/shop/door'
import { getPolicies } from '@shop/contract/shop/policies'
import type { Door } from '@shop/domain/opening'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { isPastTheDoor } from '@shop/domain/site-map'
import type { PageServices } from '@shop/web/page-services'
import type { FastifyRequest } from 'fastify'

export type KnownDoor = { readonly door: Door; readonly identity: PublicPolicies['identity']; readonly looks: PublicPolicies['looks'] }

export type ShopDoor = {
  /** Closed doors are known; one that nobody could be asked about stands open, for behind it there is nothing to be had either. */
  readonly ask: () => Promise<KnownDoor | undefined>
  /** As it was when it was last asked about. */
  readonly last: () => KnownDoor | undefined
  /** Open to everybody, and nothing has changed since it was asked about. */
  readonly isKnownOpen: () => boolean
  /** How somebody comes in: like everybody, as one who previews the closed shop, or not. */
  readonly entranceOf: (request: FastifyRequest) => Promise<'open' | 'preview' | KnownDoor>
}

/** Where visitors of the pages are let in or not. It asks the API, because a web server may have no database. */
export function shopDoor({ log, ...api }: PageServices['api'], version: () => number, secret: string): ShopDoor {
  const call = createClient({ ...api, log, locale: 'es' })
  const read = cachedByVersion(version, async (): Promise<KnownDoor> => {
    const [door, { identity, looks }] = await Promise.all([call(getDoor), call(getPolicies)])
    return { door, identity, looks }
  })
  let last: KnownDoor | undefined
  const ask = async () => {
    try {
      last = await read()
    } catch (error) {
      log('Whether the shop is open was not read', error)
    }
    return last
  }
  const entranceOf: ShopDoor['entranceOf'] = async ({ url, headers }) => {
    const known = await ask()
    if (!known || known.door.isOpen) return 'open'
    if (isPreviewPass(secret, previewPassIn(headers.cookie))) return 'preview'
    const { pathname } = new URL(url, 'http://shop')
    return isPastTheDoor(pathname) ? 'open' : known
  }
  return { ask, last: () => last, isKnownOpen: () => read.present()?.value.door.isOpen === true, entranceOf }
}
