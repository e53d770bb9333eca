/** What may be linked to: the same that the shop keeps of a text. */
export function linkAddress(typed: string): string | undefined {
  const address = typed.trim()
  if (/^(https?:\/\/|mailto:)\S+$/i.test(address)) return address
  if (/^\/(?![/\\])\S*$/.test(address) || /^#\S+$/.test(address)) return address
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(address) ? `https://${address}` : undefined
}
