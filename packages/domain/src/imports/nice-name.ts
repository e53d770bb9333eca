const SHORT = 3

/** Lists shout: "BALATAS DELANTERAS" becomes "Balatas delanteras". What is written in small letters too is left as it is. */
export function niceName(said: string): string {
  const name = said.replace(/\s+/g, ' ').trim()
  return isShouted(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name
}

/** "BOSCH" is Bosch, and TRW stays TRW. */
export function niceBrand(said: string): string {
  const name = said.replace(/\s+/g, ' ').trim()
  if (!isShouted(name)) return name
  return name.replace(/\p{L}+/gu, (word) => (word.length <= SHORT ? word : word.charAt(0) + word.slice(1).toLowerCase()))
}

function isShouted(name: string): boolean {
  return name === name.toUpperCase()
}
