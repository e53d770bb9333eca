import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }

const NAME = 'virtual:page-assets'
const ENTRY = 'app/entry.client.tsx'
const STYLES = 'app/app.css'
const FOLDER = 'build/client'
/** What a page waits for before it wakes, and no piece of it names. */
const TEXTS = { es: '../../packages/texts/src/es/shop.ts', en: '../../packages/texts/src/en/shop.ts' }
/** Sleeping parts with a button that puts something into the cart: whoever taps it early waits for these. */
const BUYS = [
  'app/common/part/part-grid.tsx',
  'app/features/list/grouped-parts.tsx',
  'app/features/part/buy-part.tsx',
  'app/features/home/home-sections.tsx',
]

const SOURCES = { entry: `/${ENTRY}`, styles: undefined }

/** Which scripts a page needs, and all styles, known to the server from the browser's build, which comes first. While developing, Vite serves the sources. */
export function pageAssets(): Plugin {
  let isBuild = false
  return {
    name: 'page-assets',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => {
      if (id !== `\0${NAME}`) return undefined
      const { entry, styles, largestFirst, asleep } = isBuild ? builtAssets() : { ...SOURCES, largestFirst: {}, asleep: {} }
      return `const [largestFirst, asleep] = ${JSON.stringify([largestFirst, asleep])}
export const entry = ${JSON.stringify(entry)}
export const styles = ${JSON.stringify(styles)}
export const preloadsOf = (names, locale) => Object.keys(largestFirst).filter((file) =>
  largestFirst[file].some((part) => part === locale || names.includes(part)))
export const asleepOn = (names) => [...new Set(names.flatMap((name) => asleep[name] ?? []))]`
    },
  }
}

/** What every page has is named with the layout. */
function builtAssets() {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(FOLDER, '.vite/manifest.json'), 'utf8'))
  /** A script with all that it imports at once. */
  const keysOf = (key: string, seen = new Set<string>()): readonly string[] => {
    if (!chunks[key]) throw new Error(`${key} is not in the build: page-assets.ts names it`)
    if (!seen.has(key)) {
      seen.add(key)
      for (const next of chunks[key].imports ?? []) keysOf(next, seen)
    }
    return [...seen]
  }
  const fileOf = (key: string) => `/${chunks[key]?.file}`
  const pages = Object.keys(chunks).filter((key) => key.startsWith('app/routes/'))
  const everywhere = keysOf(ENTRY)
  const parts: Readonly<Record<string, readonly string[]>> = {
    'shop-layout': everywhere,
    ...Object.fromEntries(pages.map((key) => [basename(key, '.tsx'), keysOf(key)])),
    ...Object.fromEntries(Object.entries(TEXTS).map(([locale, key]) => [locale, keysOf(key)])),
  }
  const asleepBehind = (keys: readonly string[]) => {
    const own = keys.filter((key) => !everywhere.includes(key))
    const buying = own.flatMap((key) => chunks[key]?.dynamicImports ?? []).filter((key) => BUYS.includes(key))
    return [...new Set(buying.flatMap((key) => keysOf(key)))].filter((key) => !keys.includes(key) && !everywhere.includes(key))
  }
  for (const key of BUYS) keysOf(key)
  const styles = Object.keys(chunks).find((key) => key.endsWith(STYLES))
  if (!styles) throw new Error(`${STYLES} is not in the build: page-assets.ts names it`)
  return {
    entry: fileOf(ENTRY),
    styles: readFileSync(join(FOLDER, fileOf(styles)), 'utf8'),
    largestFirst: largestFirst(parts, fileOf),
    asleep: Object.fromEntries(Object.entries(parts).map(([name, keys]) => [name, asleepBehind(keys).map(fileOf)])),
  }
}

/** Each script with the parts that need it. On a slow line the largest decides when the page wakes, and few travel at once. */
function largestFirst(parts: Readonly<Record<string, readonly string[]>>, fileOf: (key: string) => string) {
  const needed = new Map<string, string[]>()
  for (const [name, keys] of Object.entries(parts))
    for (const file of keys.map(fileOf)) needed.set(file, [...(needed.get(file) ?? []), name])
  const bytes = ([file]: readonly [string, unknown]) => statSync(join(FOLDER, file)).size
  return Object.fromEntries([...needed].toSorted((a, b) => bytes(b) - bytes(a)))
}
