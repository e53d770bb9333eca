import { currentEntry } from './history-entry.ts'
import { unpacked } from './page-data.ts'
import { placeOf } from './place.ts'
import { matchRoute, type Route } from './route.ts'
import type { Problem, Shown } from './shown.ts'

/** Where the server leaves what it filled the page with. */
export const PAGE_DATA = 'page-data'

type PageData = { readonly address: string; readonly version: string; readonly data: readonly unknown[]; readonly problem?: Problem }

/** What the server drew, from the same code and data, and of which version of the shop they are. */
export async function firstShown(routes: readonly Route[]): Promise<{ readonly shown: Shown; readonly version: string }> {
  const { address, version, data, problem } = unpacked(document.getElementById(PAGE_DATA)?.textContent ?? '') as PageData
  if (address !== location.pathname + location.search) await anotherDocument()
  const match = matchRoute(routes, location.pathname)
  const { key, handed } = currentEntry()
  const wanted = match?.route.pieces.slice(0, data.length) ?? []
  const pieces = await Promise.all(wanted.map(async ({ name, load }, i) => ({ name, Component: (await load()).default, data: data[i] })))
  return { shown: { place: placeOf(location, handed, key), params: match?.params ?? {}, pieces, problem, arrivedBy: 'load' }, version }
}

/** Somebody went back before the page was awake: the browser changed the address alone, and what was drawn belongs to another. */
function anotherDocument(): Promise<never> {
  location.reload()
  return new Promise(() => {})
}
