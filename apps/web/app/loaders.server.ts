import { loader as shopLayout } from './layout/shop-layout.server.ts'
import type { Loader } from './router/loader.ts'

const files = import.meta.glob<Loader>('./routes/*.server.ts', { eager: true, import: 'loader' })

/** By the name of the piece that they fill. */
export const loaders: Readonly<Record<string, Loader>> = {
  'shop-layout': shopLayout,
  ...Object.fromEntries(Object.entries(files).map(([file, loader]) => [file.slice('./routes/'.length, -'.server.ts'.length), loader])),
}
