import type { Client } from 'pg'
import { forgetSaid, insertRows, lockBaseData, readSaid, readShopRows, updateRow, writeSaid } from './base-data.queries.ts'
import { type BaseRow, type BaseRows, KINDS, type Kind, parentKindOf } from './base-rows.ts'
import { type Compared, compareRows } from './compare-rows.ts'
import { movedRuns } from './moved-runs.ts'

export type Applied = Compared & { readonly kind: Kind }

/** Brings a shop's names and cars to what base data say now, inside the caller's transaction, and leaves alone what the shop made of them. */
export async function applyBaseData(client: Client, rows: BaseRows): Promise<Applied[]> {
  await lockBaseData(client)
  const applied: Applied[] = []
  for (const kind of KINDS) applied.push({ kind, ...(await applyKind(client, kind, rows[kind])) })
  return applied
}

/**
 * Rows of another shop, or of this one as staff changed them in tables. They count as the shop's own work: where base data would have it
 * otherwise, a later load leaves it so.
 */
export async function takeOver(client: Client, rows: BaseRows, base: BaseRows): Promise<Applied[]> {
  const applied = await applyBaseData(client, rows)
  for (const kind of KINDS) {
    const known = new Set(base[kind].map(({ key }) => key))
    const own = rows[kind].map(({ key }) => key).filter((key) => !known.has(key))
    await forgetSaid(client, kind, own)
  }
  await rememberBaseData(client, base)
  return applied
}

/** For whoever has just filled an empty shop with these very rows. */
export async function rememberBaseData(client: Client, rows: BaseRows): Promise<void> {
  for (const kind of KINDS) await writeSaid(client, kind, rows[kind])
}

async function applyKind(client: Client, kind: Kind, now: readonly BaseRow[]): Promise<Compared> {
  const said = await readSaid(client, kind)
  const shop = new Map((await readShopRows(client, kind)).map((row) => [row.key, row]))
  const moved = kind === 'engine' ? movedRuns(now, said) : new Map<string, string>()
  for (const [from, to] of moved) {
    follow(said, from, to)
    if (!shop.has(to)) follow(shop, from, to)
  }
  const parents = await numbersOf(client, kind)
  const isPlaced = ({ fields: { parent } }: BaseRow) => parent === undefined || parents.has(String(parent))
  const compared = compareRows(now, said, new Map([...shop].map(([key, { fields }]) => [key, fields])))
  // What would lie in something that the shop has taken away stays away with it.
  const added = compared.added.filter(isPlaced)
  const updated = compared.updated.filter(isPlaced)
  await insertRows(client, kind, added, parents)
  for (const row of updated) await updateRow(client, kind, shop.get(row.key)?.at ?? '', row, parents)
  const isKnown = new Set([...said.keys(), ...added.map(({ key }) => key)])
  await forgetSaid(client, kind, [...moved.keys()])
  await writeSaid(
    client,
    kind,
    now.filter(({ key }) => isKnown.has(key)),
  )
  return { added, updated, kept: compared.kept }
}

function follow<Row>(rows: Map<string, Row>, from: string, to: string) {
  const row = rows.get(from)
  rows.delete(from)
  if (row) rows.set(to, row)
}

/** The numbers of what rows of a kind lie in. A model that the shop made has the engines that the shop gave it. */
async function numbersOf(client: Client, kind: Kind): Promise<ReadonlyMap<string, number>> {
  const above = parentKindOf(kind)
  if (!above) return new Map()
  const ours = kind === 'engine' ? await readSaid(client, above) : undefined
  const rows = await readShopRows(client, above)
  return new Map(rows.flatMap(({ key, id }) => (id === undefined || ours?.has(key) === false ? [] : [[key, id] as const])))
}
