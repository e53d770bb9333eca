import type { UploadType } from '@shop/domain/upload'

/** A file that is what its bytes say; name and type that the sender gave are not looked at. */
export type UploadedFile = { readonly field: string; readonly bytes: Buffer; readonly type: UploadType; readonly hash: string }

/** A file as somebody gets it who may see it. */
export type PrivateFile = { readonly bytes: Buffer; readonly mediaType: string; readonly name: string }

/** Folders of the file store with what customers and suppliers sent: a route of its owner hands it out, nobody else. */
export const PRIVATE_FOLDERS = ['vouchers', 'uploads', 'imports']
