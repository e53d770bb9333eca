/** Small buffers stand in large pieces of memory that they would hold on to; a copy is as large as it says. */
export function ownMemory(content: string | Buffer): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}
