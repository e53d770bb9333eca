import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PostalCode } from './read-sepomex.ts'

export type Coverage = { readonly codes: number; readonly states: readonly string[] }

export async function findCoverage(db: Db): Promise<Coverage> {
  const rows = await db
    .selectFrom('postal_codes')
    .select((of) => ['state_code', of.fn.count('code').distinct().as('codes')])
    .groupBy('state_code')
    .execute()
  return { codes: rows.reduce((sum, { codes }) => sum + Number(codes), 0), states: rows.map(({ state_code }) => state_code) }
}

export async function deletePostalCodes(db: Db): Promise<void> {
  await db.deleteFrom('postal_codes').execute()
}

/** The file has a line for each colonia; a code counts once per municipio. */
export async function insertPostalCodes(db: Db, codes: readonly PostalCode[]): Promise<void> {
  await sql`
    insert into postal_codes (code, state_code, municipality)
    select * from unnest(
      ${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ stateCode }) => stateCode)}::text[],
      ${codes.map(({ municipality }) => municipality)}::text[]
    ) on conflict do nothing
  `.execute(db)
}
