/** 'Jetta Clásico' is `jetta-clasico` in an address. */
export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug of a name, with a number behind it where others have it already. */
export function freeSlugOf(name: string, taken: ReadonlySet<string>): string {
  const slug = slugOf(name)
  for (let n = 1; ; n++) {
    const free = n === 1 ? slug : `${slug}-${n}`
    if (!taken.has(free)) return free
  }
}
