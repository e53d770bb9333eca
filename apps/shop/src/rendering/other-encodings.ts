import { brotliDecompressSync, gzipSync } from 'node:zlib'
import type { Encoding } from '@shop/api/http/encoding'
import { ownMemory } from '@shop/api/own-memory'
import { LRUCache } from 'lru-cache'
import type { FinishedPage } from './finished-page.ts'

const MOST_BYTES = 16_000_000
/** What a place in the list costs beside the bytes. */
const OVERHEAD_BYTES = 200

/** Pages as whoever asks can read them. Few take them otherwise than packed by brotli: for those the last ones are kept. */
export function otherEncodings(mostBytes = MOST_BYTES) {
  const kept = {
    gzip: new LRUCache<FinishedPage, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + OVERHEAD_BYTES }),
    identity: new LRUCache<FinishedPage, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length + OVERHEAD_BYTES }),
  }
  return (page: FinishedPage, encoding: Encoding): Buffer => {
    if (encoding === 'br') return page.body
    const before = kept[encoding].get(page)
    if (before) return before
    const plain = brotliDecompressSync(page.body)
    const body = ownMemory(encoding === 'gzip' ? gzipSync(plain) : plain)
    kept[encoding].set(page, body)
    return body
  }
}
