export { keepPicture } from './keep-picture.ts'
