import { SHOP_ICONS, type ShopIcon } from '@shop/domain/shop-sign'
import type { Drawing, Place } from '../../ports/image-worker.ts'
import type { CurrentSign } from './drawn-sign.ts'
import { originalName, type PictureDeps } from './make-picture.ts'

type Deps = PictureDeps & { readonly sign: CurrentSign }

/** No picture of a part begins so. */
const OF_SHOP = '-sign'
function sharedName(name: string, { version }: CurrentSign) {
  return `pictures/made/${name}.${version}.shared.jpeg`
}

/** The picture of a shared link: a part on the shop's colour beside its sign. Made once and kept; undefined without such a picture. */
export async function findOrMakeShared(deps: Deps, name: string, place: Place): Promise<Buffer | undefined> {
  const ready = await deps.files.read(sharedName(name, deps.sign))
  if (ready) return ready
  const bytes = await deps.files.read(originalName(name))
  return bytes && keep(deps, sharedName(name, deps.sign), { kind: 'shared', bytes, sign: await deps.sign.drawn() }, place)
}

/** The shop's own sign, for pages that show no part. */
export async function findOrMakeSign(deps: Deps, place: Place): Promise<Buffer> {
  const name = sharedName(OF_SHOP, deps.sign)
  return (await deps.files.read(name)) ?? keep(deps, name, { kind: 'shared', bytes: undefined, sign: await deps.sign.drawn() }, place)
}

/** The sign as an icon of the installed app or of a tab. */
export async function findOrMakeIcon(deps: Deps, icon: ShopIcon, place: Place): Promise<Buffer> {
  const name = `pictures/made/${OF_SHOP}.${deps.sign.version}.${icon}`
  return (await deps.files.read(name)) ?? keep(deps, name, { kind: 'icon', ...SHOP_ICONS[icon], sign: await deps.sign.drawnSmall() }, place)
}

async function keep({ files, imageWorker }: PictureDeps, name: string, drawing: Drawing, place: Place): Promise<Buffer> {
  const { bytes } = await imageWorker.draw(drawing, place)
  await files.write(name, bytes)
  return bytes
}
