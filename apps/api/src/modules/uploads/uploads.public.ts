export { cleanPicture } from './clean-picture.ts'
export { keepPicture } from './keep-picture.ts'
