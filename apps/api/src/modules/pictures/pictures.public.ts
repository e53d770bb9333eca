export { isKeptPicture, keepCataloguePicture } from './keep-catalogue-picture.ts'
