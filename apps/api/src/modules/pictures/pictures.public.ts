export { isKeptPicture, keepCataloguePicture, keepImportedPicture } from './keep-catalogue-picture.ts'
export { measurePicture } from './make-picture.ts'
