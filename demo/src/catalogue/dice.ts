/** A number from 0 to 2^32 that depends on the text alone: the demo catalogue is the same on every machine. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** From 0 up to, but not including, 1. */
export function chanceOf(text: string): number {
  return hashOf(text) / 4_294_967_296
}

export function pick<Item>(items: readonly Item[], text: string): Item {
  const item = items[hashOf(text) % items.length]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
