export { isKeptPicture, keepCataloguePicture, keepImportedPicture } from './keep-catalogue-picture.ts'
