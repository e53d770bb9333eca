import { MOST_UPLOAD_BYTES, type UploadType } from '@shop/domain/upload'
import { lazily } from '../browser/lazily.ts'

export type ReadyFile = { readonly file: File; readonly problem: 'tooLarge' | 'wrongType' | undefined }

/** A chosen file as it is sent: a large photo made smaller, where the browser can. How many bytes are too many is judged afterwards. */
export async function readyToSend(chosen: File, types: readonly UploadType[]): Promise<ReadyFile> {
  if (problemOfFile({ size: 0, type: chosen.type }, types)) return { file: chosen, problem: 'wrongType' }
  const file = chosen.type.startsWith('image/') ? await shrunk(chosen) : chosen
  return { file, problem: problemOfFile(file, types) }
}

function shrunk(file: File): Promise<File> {
  return lazily(() => import('./shrink-picture.ts'))
    .then(({ shrinkPicture }) => shrinkPicture(file))
    .catch(() => file)
}

/** What is wrong with a file before it is sent; the server looks at its content again. */
export function problemOfFile(
  { size, type }: { readonly size: number; readonly type: string },
  types: readonly UploadType[],
): 'tooLarge' | 'wrongType' | undefined {
  if (!types.some((one) => one === type)) return 'wrongType'
  return size > MOST_UPLOAD_BYTES ? 'tooLarge' : undefined
}

/** "340 KB", "2.1 MB". */
export function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** As data in the page: its policy shows nothing else of a file that is not on the server. */
export function previewOf(file: Blob): Promise<string | undefined> {
  if (!file.type.startsWith('image/')) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
}
