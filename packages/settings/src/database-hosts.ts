/** Scheme and who signs in, the hosts, and the rest: a path with the name of the database, and parameters. */
const PARTS = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(.*)$/s

/** An address such as postgres://user@a:5432,b:5432/shop as libpq reads it: one address for each host, in their order. */
export function databaseHosts(url: string): readonly string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [url]
}

/** The same hosts, and another database there. */
export function withDatabase(url: string, database: string): string {
  return url.replace(PARTS, (_, before: string, hosts: string, after: string) => {
    const parameters = after.replace(/^[^?#]*/, '')
    return `${before}${hosts}/${encodeURIComponent(database)}${parameters}`
  })
}

/** Why these hosts cannot be asked; undefined where nothing is wrong with how they are written. */
export function whyNoHosts(url: string): string | undefined {
  if (!/^postgres(ql)?:\/\//.test(url)) return 'must begin with postgres://'
  const all = databaseHosts(url)
  if (all.length === 1) return undefined
  const wrong = all.findIndex((one) => !URL.canParse(one) || new URL(one).hostname === '')
  if (wrong >= 0)
    return `names several hosts, and number ${wrong + 1} is none: write postgres://user:password@first:5432,second:5432/database`
  const { searchParams } = new URL(all[0] ?? '')
  if (searchParams.has('host') || searchParams.has('port')) return 'names hosts twice: leave ?host= and ?port= out'
  return new Set(all).size < all.length ? 'names the same host twice' : undefined
}
