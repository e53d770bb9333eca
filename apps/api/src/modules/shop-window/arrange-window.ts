import { windowWord } from '@shop/contract/wire/catalogue/shop-window'
import type { AskedProducts } from '@shop/domain/asked-products'
import type { AuditFacts } from '@shop/domain/audit-log'
import type { WindowName } from '@shop/domain/shop-window'
import type { Db } from '../../database/connect.ts'
import { FieldRefused } from '../../problems.ts'
import { changed, isSame, recordedChange, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { type CatalogueDeps, ListNotFound, membersOf } from '../catalogue/catalogue.public.ts'
import { type KeptWindow, listKeys, lockWindow, writeWindow } from './shop-window.queries.ts'

type Deps = { readonly db: Db; readonly directory: CatalogueDeps['directory'] }

/** All of it at once, on the version that was seen: what a colleague arranged meanwhile is never written over. */
export const arrangeWindow = recordedChange((deps: Deps, name: WindowName, { version, ...wanted }: KeptWindow) => ({
  hold: () => lockWindow(deps.db, name),
  missing: ListNotFound,
  seen: version,
  write: async (known: KeptWindow) => {
    await assertInList(deps, name, known, wanted)
    const [before, after] = [await factsOf(deps.db, known), await factsOf(deps.db, wanted)]
    if (isSame(before, after)) return UNCHANGED
    await writeWindow(deps.db, name, wanted)
    return changed({ action: 'shop-window-arranged', subject: { kind: 'shop-window', ref: windowWord.encode(name) }, before, after })
  },
}))

/** What a list asks of the catalogue. */
export function askedBy(name: WindowName): AskedProducts {
  return 'list' in name ? { list: name.list } : { category: [name.category] }
}

type Parts = Omit<KeptWindow, 'version'>

/** Only what is new is judged: what left the list since keeps its place, in case it comes back. */
async function assertInList(deps: Deps, name: WindowName, known: Parts, wanted: Parts): Promise<void> {
  const old = new Set([...known.pins, ...known.hidden])
  for (const field of ['pins', 'hidden'] as const) {
    const added = wanted[field].filter((id) => !old.has(id))
    if ((await membersOf(deps, askedBy(name), added)).length < added.length) throw new FieldRefused(field, 'not-in-list')
  }
}

async function factsOf(db: Db, { pins, hidden }: Parts): Promise<AuditFacts> {
  return {
    pinned: (await listKeys(db, pins)).join(', '),
    hiddenParts: (await listKeys(db, hidden)).join(', '),
  }
}
