import { homeSection } from '@shop/contract/wire/shop/home-section'
import type { AuditFacts } from '@shop/domain/audit-log'
import type { HomeLayout, PlacedSection } from '@shop/domain/home-sections'
import type { Db } from '../../database/connect.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { changed, isSame, recordedWrite, UNCHANGED } from '../audit-log/audit-log.public.ts'
import { lockHomeLayout, writeHomeLayout } from './home-layout.queries.ts'

/** Every section in its place, on the version that was seen. */
export const arrangeHome = recordedWrite(async ({ db }: { readonly db: Db }, { sections, version }: HomeLayout) => {
  const known = await lockHomeLayout(db)
  if (known.version !== version) throw new ChangedMeanwhile()
  const [before, after] = [factsOf(known.sections), factsOf(sections)]
  if (isSame(before, after)) return UNCHANGED
  await writeHomeLayout(db, sections)
  return changed({ action: 'home-arranged', subject: { kind: 'shop-window', ref: 'portada' }, before, after })
})

function factsOf(placed: readonly PlacedSection[]): AuditFacts {
  return {
    order: listed(placed),
    switchedOff: listed(placed.filter(({ isShown }) => !isShown)),
  }
}

function listed(placed: readonly PlacedSection[]): string {
  return placed.map(({ section }) => homeSection.encode(section).replaceAll('_', ' ')).join(', ')
}
