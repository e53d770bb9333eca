import { readFileSync } from 'node:fs'

/** As the package of the whole shop says. */
export const shopVersion = (): string => {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
  return version
}
