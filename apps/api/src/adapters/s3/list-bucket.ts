import { SaxesParser } from 'saxes'
import type { StoredFile } from '../../ports/file-store.ts'
import { askStore, type Bucket, StoreFailure, whole, withRetries } from './ask-store.ts'

/** A store tells no more at a time. */
const MOST_NAMES = 1_000

/**
 * All names that begin so, page by page. By the first version of this question, which goes on behind a name, and not the second, which goes
 * on with a token: all stores know both, and the servers of our tests can make no tokens. What consoles put there as a folder is no file.
 */
export async function* listBucket(bucket: Bucket, prefix: string, atATime = MOST_NAMES): AsyncGenerator<StoredFile> {
  for (let behind: string | undefined = ''; behind !== undefined; ) {
    const query = { 'max-keys': String(atATime), ...(prefix ? { prefix } : {}), ...(behind ? { marker: behind } : {}) }
    const { files, isMore } = await withRetries(async () => {
      const answer = await askStore(bucket, { method: 'GET', query })
      if (!answer) throw new Error(`There is no bucket ${bucket.bucket}.`)
      return readPage((await whole(answer.chunks)).toString())
    })
    for (const file of files) if (!file.name.endsWith('/')) yield file
    behind = isMore ? files.at(-1)?.name : undefined
  }
}

function readPage(text: string): { readonly files: readonly StoredFile[]; readonly isMore: boolean } {
  const files: StoredFile[] = []
  let fields: Record<string, string> = {}
  let said = ''
  let isMore = false
  let isList = false
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    said = ''
    if (name === 'Contents') fields = {}
    isList ||= name === 'ListBucketResult'
  })
  parser.on('text', (part) => {
    said += part
  })
  parser.on('closetag', ({ name }) => {
    const { Key = '', Size, LastModified = '' } = fields
    if (name === 'Contents') files.push({ name: Key, size: Number(Size), writtenAt: new Date(LastModified) })
    else if (name === 'IsTruncated') isMore = said === 'true'
    else fields[name] = said
    said = ''
  })
  parser.write(text).close()
  // Taken for an end, it would be a shop without its other files.
  if (!isList || (isMore && files.length === 0))
    throw new StoreFailure('The object store answered to the question for its names with something else.', {
      code: 'list',
      isTransient: true,
    })
  return { files, isMore }
}
