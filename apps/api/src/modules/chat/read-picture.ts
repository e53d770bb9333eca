import { type PrivateFile, privateFile } from '../../files.ts'
import { PictureNotFound } from './chat.problems.ts'
import type { ChatDeps } from './chat-deps.ts'
import { findPicture } from './chat-messages.queries.ts'

export async function readPicture({ db, files }: ChatDeps, conversation: number, message: string): Promise<PrivateFile> {
  const picture = await findPicture(db, conversation, message)
  const missing = () => new PictureNotFound()
  if (!picture) throw missing()
  return privateFile(files, picture, { mediaType: 'image/webp', name: `chat-${message}.webp`, missing })
}
