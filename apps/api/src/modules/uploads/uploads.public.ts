export { cleanPicture, type Sender } from './clean-picture.ts'
export { keepPicture } from './keep-picture.ts'
