import { findState } from '@shop/domain/mexican-states'
import { slugOf } from '@shop/domain/slug'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

export async function listMunicipalityNames(db: Db, state: string): Promise<string[]> {
  const code = findState(state)?.code
  if (!code) return []
  const rows = await db.selectFrom('municipalities').select('name').where('state_code', '=', code).orderBy('slug').execute()
  return rows.map(({ name }) => name)
}

export async function listLocalityNames(db: Db, state: string, municipality: string): Promise<string[]> {
  const code = findState(state)?.code
  if (!code) return []
  const rows = await db
    .selectFrom('localities')
    .innerJoin('municipalities', 'municipalities.id', 'localities.municipality_id')
    .select('localities.name')
    .where('state_code', '=', code)
    .where('municipalities.slug', '=', slugOf(municipality))
    .orderBy('localities.slug')
    .execute()
  return rows.map(({ name }) => name)
}

/** Yes as well while the official list is not imported: then the prefix, which was checked before, has to do. */
export async function isKnownPostalCode(db: Db, postalCode: string, state: string): Promise<boolean> {
  const { known } = await db
    .selectNoFrom(({ selectFrom, exists, not, or }) => {
      const codes = selectFrom('postal_codes').select('code')
      const wanted = codes.where('code', '=', postalCode).where('state_code', '=', findState(state)?.code ?? '')
      return or([exists(wanted), not(exists(codes))])
        .$castTo<boolean>()
        .as('known')
    })
    .executeTakeFirstOrThrow()
  return known
}

export async function hasLocations(db: Db): Promise<boolean> {
  return (await db.selectFrom('municipalities').select('id').limit(1).executeTakeFirst()) !== undefined
}

export type Municipality = { readonly stateCode: string; readonly slug: string; readonly name: string }
export type Locality = { readonly stateCode: string; readonly municipality: string; readonly slug: string; readonly name: string }

/** Whole columns at a time: eleven thousand rows in two statements. Of two processes that start together one writes. */
export async function insertLocations(db: Db, municipalities: readonly Municipality[], localities: readonly Locality[]): Promise<void> {
  await sql`
    insert into municipalities (state_code, slug, name)
    select * from unnest(
      ${municipalities.map(({ stateCode }) => stateCode)}::text[],
      ${municipalities.map(({ slug }) => slug)}::text[],
      ${municipalities.map(({ name }) => name)}::text[]
    ) on conflict do nothing
  `.execute(db)
  await sql`
    insert into localities (municipality_id, slug, name)
    select m.id, given.slug, given.name
    from unnest(
      ${localities.map(({ stateCode }) => stateCode)}::text[],
      ${localities.map(({ municipality }) => municipality)}::text[],
      ${localities.map(({ slug }) => slug)}::text[],
      ${localities.map(({ name }) => name)}::text[]
    ) as given (state_code, municipality, slug, name)
    join municipalities m on m.state_code = given.state_code and m.slug = given.municipality
    on conflict do nothing
  `.execute(db)
}
