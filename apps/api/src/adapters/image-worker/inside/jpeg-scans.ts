export type JpegScans = {
  readonly count: number
  /** Drawn from top to bottom in one go: it can be made smaller while it is read, so even a large one is cheap. */
  readonly isPlain: boolean
}

const [SOI, EOI, SOS, TEM] = [0xd8, 0xd9, 0xda, 0x01]
const [FIRST_RESTART, LAST_RESTART] = [0xd0, 0xd7]
/** Huffman, sequential: what every camera writes. */
const PLAIN_FRAMES = new Set([0xc0, 0xc1])
/** Every frame but C4 (tables), C8 and CC. */
function isFrame(marker: number) {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** How often a JPEG goes over itself, read off its markers alone; undefined for what is no JPEG. Stops at the end of the first picture. */
export function jpegScansOf(bytes: Buffer): JpegScans | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) return undefined
  let [count, isPlainFrame, at] = [0, true, 2]
  while (at >= 0 && at < bytes.length) {
    // Decoders skip whatever lies between two segments, and so do we.
    at = bytes.indexOf(0xff, at)
    const marker = at < 0 ? EOI : (bytes[at + 1] ?? EOI)
    if (marker === EOI) break
    if (marker === 0xff) at += 1
    else if (hasNoContent(marker)) at += 2
    else {
      if (marker === SOS) count++
      if (isFrame(marker)) isPlainFrame &&= PLAIN_FRAMES.has(marker)
      at += 2 + (at + 3 < bytes.length ? bytes.readUInt16BE(at + 2) : 0)
    }
  }
  return { count, isPlain: isPlainFrame && count === 1 }
}

/** Among the data of a scan a zero says that FF was no marker. */
function hasNoContent(marker: number) {
  return marker === 0 || marker === TEM || marker === SOI || (marker >= FIRST_RESTART && marker <= LAST_RESTART)
}
