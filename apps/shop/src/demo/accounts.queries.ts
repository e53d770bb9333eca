import { hashPassword } from '@shop/api/modules/customers/password-hash'
import type { Client } from 'pg'

export const DEMO_CUSTOMER = 'cliente@demo.mx'
export const DEMO_STAFF = 'admin@demo.mx'
export const DEMO_PASSWORD = 'Refaccion-2026'

export const insertDemoAccounts = async (client: Client): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await client.query(
    `insert into customers (email, first_name, last_name, phone, password_hash, verified_at) values ($1, 'Carla', 'Demo', '2225550101', $2, now())
     on conflict (email) do nothing`,
    [DEMO_CUSTOMER, passwordHash],
  )
  await client.query(
    `insert into staff (email, name, role, password_hash) values ($1, 'Dueña Demo', 'owner', $2) on conflict (email) do nothing`,
    [DEMO_STAFF, passwordHash],
  )
}
