import { MOST_RETURN_PHOTOS } from '@shop/domain/return'
import { transactional } from '../../database/transactional.ts'
import { type PrivateFile, privateFile, takeBack, type UploadedFile } from '../../files.ts'
import { FieldRefused, UPLOADED } from '../../problems.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import type { OrderDeps, PlacedOrder } from '../orders/orders.public.ts'
import { keepPicture } from '../uploads/uploads.public.ts'
import { lockReturn } from './lock-return.ts'
import { insertPhoto, listPhotos } from './return-photos.queries.ts'
import { ReturnNotFound, TooManyPhotos } from './returns.problems.ts'
import { findOwnReturn } from './show-returns.ts'

type Sent = { readonly folio: string; readonly id: string; readonly photo: UploadedFile | undefined }

/** One photo of a return that nobody has decided on yet. The same one twice is kept once. */
export async function addReturnPhoto(deps: OrderDeps, customerId: number, { photo, ...named }: Sent): Promise<PlacedOrder> {
  const { order, id } = await findOwnReturn(deps, customerId, named)
  if (!photo) throw new FieldRefused(UPLOADED, 'required')
  await consumeRateLimit(deps.db, [{ limits: limits.RETURN_PHOTOS_PER_CUSTOMER, of: `customer ${customerId}` }])
  if (await isKept(deps, id, photo.hash)) return order
  const fileName = await keepPicture(deps, photo.bytes, { line: 'customers', who: `customer ${customerId}` })
  try {
    await notePhoto(deps, id, { sourceHash: photo.hash, fileName })
  } catch (error) {
    await takeBack(deps.files, fileName, error)
    throw error
  }
  return order
}

async function isKept({ db }: OrderDeps, id: number, hash: string): Promise<boolean> {
  return (await listPhotos(db, id)).some(({ sourceHash }) => sourceHash === hash)
}

const notePhoto = transactional(
  async ({ db }: OrderDeps, id: number, photo: { readonly sourceHash: string; readonly fileName: string }): Promise<void> => {
    const { seen } = await lockReturn(db, id)
    if (seen.status !== 'asked' || seen.photos.length >= MOST_RETURN_PHOTOS) throw new TooManyPhotos()
    await insertPhoto(db, id, photo)
  },
)

export async function readReturnPhoto({ db, files }: OrderDeps, id: number, photo: string): Promise<PrivateFile> {
  const found = (await listPhotos(db, id)).find((one) => one.id === photo)
  const missing = () => new ReturnNotFound()
  if (!found) throw missing()
  return privateFile(files, found.fileName, { mediaType: 'image/webp', name: `devolucion-${id}.webp`, missing })
}
