/** One row of the log, noted down outside the database: while it is there unchanged, so is everything before it. */
export type AuditAnchor = { readonly id: string; readonly hash: string }

/** As it is mailed, and pasted into `npm run audit`. */
export function writtenAnchor({ id, hash }: AuditAnchor): string {
  return `${id}:${hash}`
}

export function readAnchor(text: string): AuditAnchor | undefined {
  const [, id, hash] = /^0*([1-9]\d{0,17}):([0-9a-f]{64})$/.exec(text.trim().toLowerCase()) ?? []
  return id && hash ? { id, hash } : undefined
}
