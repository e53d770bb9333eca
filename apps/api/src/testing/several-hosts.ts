/** One address that names the hosts of all of these. User, password and database are the first one's: the others are copies of it. */
export function severalHosts(...urls: readonly string[]): string {
  const [first = ''] = urls
  return first.replace(new URL(first).host, urls.map((url) => new URL(url).host).join(','))
}
