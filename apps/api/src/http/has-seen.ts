/** Whether a caller has this very answer already, by what he says in `If-None-Match`. */
export function hasSeen(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((seen) => seen.trim().replace(/^W\//, '') === tag) ?? false
}
