import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

type Chunk = { readonly file: string; readonly src?: string; readonly imports?: readonly string[] }

const NAME = 'virtual:page-assets'
const ENTRY = 'app/entry.client.tsx'
const MANIFEST = 'build/client/.vite/manifest.json'

/** Which scripts a page needs, known to the server from the browser's build, which comes first. While developing, Vite serves the sources. */
export const pageAssets = (): Plugin => {
  let isBuild = false
  return {
    name: 'page-assets',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) => {
      if (id !== `\0${NAME}`) return undefined
      const { entry, preloads } = isBuild ? builtAssets() : { entry: `/${ENTRY}`, preloads: {} }
      return `const preloads = ${JSON.stringify(preloads)}
export const entry = ${JSON.stringify(entry)}
export const preloadsOf = (names) => [...new Set(names.flatMap((name) => preloads[name] ?? []))]`
    },
  }
}

/** By the name of each piece of a page: its script with all that it imports at once. What every page has is named with the layout. */
const builtAssets = () => {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    const chunk = chunks[key]
    if (!chunk || seen.has(key)) return []
    seen.add(key)
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((next) => filesOf(next, seen))]
  }
  const pieces = Object.keys(chunks).filter((key) => key.startsWith('app/routes/'))
  return {
    entry: filesOf(ENTRY)[0],
    preloads: {
      'shop-layout': filesOf(ENTRY).slice(1),
      ...Object.fromEntries(pieces.map((key) => [basename(key, '.tsx'), filesOf(key)])),
    },
  }
}
