const NAME = 'permiso'

/** The permit that a mailed link brings. It leaves the address at once: what stands there is seen, shared and kept in the history. */
export function takePermit(): string | undefined {
  const address = new URL(location.href)
  const permit = address.searchParams.get(NAME) ?? undefined
  if (permit === undefined) return undefined
  address.searchParams.delete(NAME)
  history.replaceState(history.state, '', address)
  return permit
}
