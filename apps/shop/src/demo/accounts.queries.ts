import type { Db } from '@shop/api/database/connect'
import { hashPassword } from '@shop/api/secrets/password-hash'
import { DEMO_IDENTITY } from '@shop/demo/content/identity'
import { DEMO_LOGO } from '@shop/demo/pictures/shop-logo'
import { DEMO_CUSTOMER, DEMO_STAFF } from '@shop/domain/demo-accounts'
import { OPEN_DOOR } from '@shop/domain/opening'
import { STANDARD_LOOKS } from '@shop/domain/shop-looks'
import type { Client } from 'pg'

export const DEMO_PASSWORD = 'Refaccion-2026'

/** A CLABE whose check digit is right and whose bank does not exist. */
export function insertDemoBankAccount(client: Client) {
  return client.query(`update shop_policies set value = $1 where name = 'bankAccount'`, [
    JSON.stringify({ bank: 'Banco de demostración', clabe: '999180012345678909', holder: DEMO_IDENTITY.legalName }),
  ])
}

const DEMO_LOOKS = { ...STANDARD_LOOKS, logo: { picture: DEMO_LOGO.name, width: DEMO_LOGO.width, height: DEMO_LOGO.height } }

/** Unless somebody has said who the shop is, or how it looks. */
export function insertDemoIdentity(db: Db) {
  return db
    .insertInto('shop_policies')
    .values([
      { name: 'identity', value: JSON.stringify(DEMO_IDENTITY) },
      { name: 'looks', value: JSON.stringify(DEMO_LOOKS) },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whoever tries the shop comes in at once; closed by hand, it stays closed. */
export function openDemoDoor(db: Db) {
  return db
    .insertInto('shop_policies')
    .values({ name: 'door', value: JSON.stringify(OPEN_DOOR) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function insertDemoAccounts(client: Client): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await client.query(
    `insert into customers (email, first_name, last_name, phone, password_hash, verified_at, privacy_accepted_at)
     values ($1, 'Carla', 'Demo', '2225550101', $2, now(), now()) on conflict (email) do nothing`,
    [DEMO_CUSTOMER, passwordHash],
  )
  await client.query(
    `insert into customer_addresses (customer_id, street, number, suburb, state, municipality, locality, postal_code, directions)
     select id, 'Av. Juárez', '2106', 'La Paz', 'Puebla', 'Puebla', 'Puebla', '72160', 'Portón azul, frente al parque' from customers where email = $1
     on conflict do nothing`,
    [DEMO_CUSTOMER],
  )
  await client.query(
    `insert into staff (email, name, role, password_hash) values ($1, 'Dueña Demo', 'owner', $2) on conflict (email) do nothing`,
    [DEMO_STAFF, passwordHash],
  )
}
