import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PostalCode } from './read-sepomex.ts'

export const deletePostalCodes = async (db: Db): Promise<void> => {
  await db.deleteFrom('postal_codes').execute()
}

/** The file has a line for each colonia; a code counts once per municipio. */
export const insertPostalCodes = async (db: Db, codes: readonly PostalCode[]): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into postal_codes (code, state_code, municipality)
    select * from unnest(
      ${codes.map(({ code }) => code)}::text[],
      ${codes.map(({ stateCode }) => stateCode)}::text[],
      ${codes.map(({ municipality }) => municipality)}::text[]
    ) on conflict do nothing
  `.execute(db)
  return Number(numAffectedRows)
}
