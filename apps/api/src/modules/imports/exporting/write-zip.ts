import { Readable } from 'node:stream'
import yazl from 'yazl'

type Part = { readonly name: string; readonly text: AsyncIterable<string> }

/** The first day that archives know. */
const DAY = new Date(1980, 0, 1)
const GATHERED = 64_000

/** An archive, part by part as each is made; none is held whole. */
export async function* writeZip(parts: readonly Part[]): AsyncGenerator<Uint8Array> {
  const zip = new yazl.ZipFile()
  const out = zip.outputStream as Readable
  const sources = parts.map(({ name, text }) => {
    // The library looks at neither end: what breaks must end the archive, and who goes away must end the reading.
    const source = Readable.from(gathered(text), { objectMode: false }).on('error', (error) => out.destroy(error))
    zip.addReadStream(source, name, { mtime: DAY })
    return source
  })
  zip.end()
  try {
    yield* out
  } finally {
    for (const source of sources) source.destroy()
  }
}

async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting = ''
  for await (const text of texts) {
    waiting += text
    if (waiting.length < GATHERED) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(waiting)
}
