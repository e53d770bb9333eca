import { createHash } from 'node:crypto'
import type { TestShop } from './test-shop.ts'

/** As if strangers had failed that often with an account, from everywhere, in this hour; without the cost of so many hashes. */
export async function guessPasswords({ pool }: TestShop, account: string, times = 30): Promise<void> {
  const subject = createHash('sha256').update(account).digest('base64url')
  await pool.query(`insert into turns (rule, subject) select 'sign-in-account', $1 from generate_series(1, $2::int)`, [subject, times])
}
