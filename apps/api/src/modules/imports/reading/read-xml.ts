import type { Readable } from 'node:stream'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { BadFile } from './bad-file.ts'
import type { Encoding } from './tell-format.ts'

export type XmlHandlers = {
  readonly onOpen: (tag: SaxesTagPlain) => void
  readonly onText?: (text: string) => void
  readonly onClose?: (name: string) => void
}

/** Without the prefix of its namespace. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

const DEEPEST = 64
const LONGEST_UNFINISHED = 2_000_000

/** Reads XML piece by piece. After each piece the caller may take what was found. A DTD is refused: entities come from nowhere else. */
export async function* readXml(
  bytes: Readable,
  { onOpen, onText, onClose }: XmlHandlers,
  encoding: Encoding = 'utf-8',
): AsyncGenerator<number> {
  const parser = new SaxesParser()
  let depth = 0
  let unfinished = 0
  parser.on('error', () => {
    throw new BadFile('damaged')
  })
  parser.on('doctype', () => {
    throw new BadFile('xml-entities')
  })
  parser.on('opentag', (tag) => {
    depth += 1
    unfinished = 0
    if (depth > DEEPEST) throw new BadFile('too-deep')
    onOpen(tag)
  })
  parser.on('text', (text) => onText?.(text))
  parser.on('cdata', (text) => onText?.(text))
  parser.on('closetag', ({ name }) => {
    depth -= 1
    unfinished = 0
    onClose?.(name)
  })
  const decoder = new TextDecoder(encoding)
  try {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) {
      // What has no end yet, such as an attribute or a DTD of megabytes, is kept by the parser.
      unfinished += chunk.length
      if (unfinished > LONGEST_UNFINISHED) throw new BadFile('row-too-long')
      parser.write(decoder.decode(chunk, { stream: true }))
      yield chunk.length
    }
    parser.write(decoder.decode()).close()
  } catch (error) {
    if (error instanceof BadFile) throw error
    // An archive whose parts are not what it says of them.
    throw new BadFile('damaged')
  } finally {
    bytes.destroy()
  }
  yield 0
}
