import { randomUUID } from 'node:crypto'
import { insertInvitation } from '../../modules/staff/invitations.queries.ts'
import { makeStaffLink } from '../../modules/staff/make-staff-link.ts'
import { makeFirstOwnerLink, staffDeps } from '../../modules/staff/staff.public.ts'
import { hashOf, newSecret } from '../../secrets/random-secret.ts'
import { addStaff, PASSWORD } from '../test-customers.ts'
import type { TestShop } from '../test-shop.ts'
import { type ExampleShop, newEmail, type WriteExamples } from './write-example.ts'

/** What staff do before they are signed in. */
export function staffAccessWrites({ shop, owner }: ExampleShop): WriteExamples {
  const headers = { origin: owner.headers.origin }
  const post = (path: string, body: object) => shop.ask('POST', `/api/personal${path}`, { body, headers })
  const addMember = async () => {
    const email = newEmail()
    return { email, staffId: await addStaff(shop, email, 'owner') }
  }
  return {
    'POST /personal/login': async () => post('/login', { email: (await addMember()).email, password: PASSWORD }),
    'POST /personal/invitacion': async () => {
      const token = newSecret()
      await insertInvitation(shop.db, { email: newEmail(), role: 'sales', hash: hashOf(token), staffId: owner.id })
      return post('/invitacion', { token, nombre: 'Nueva', password: PASSWORD })
    },
    'POST /personal/password/olvidada': async () => post('/password/olvidada', { email: (await addMember()).email }),
    'POST /personal/password/nueva': async () => {
      const { staffId } = await addMember()
      const link = await makeStaffLink(staffDeps(shop), { staffId, purpose: 'reset-password', requestId: randomUUID() })
      return post('/password/nueva', { token: tokenOf(link), password: 'Una tercera 3' })
    },
    'POST /personal/primera-cuenta': async () => {
      await hideStaff(shop)
      try {
        const link = await makeFirstOwnerLink(staffDeps(shop))
        return await post('/primera-cuenta', { token: tokenOf(link), email: newEmail(), nombre: 'Primera', password: PASSWORD })
      } finally {
        await showStaff(shop)
      }
    },
  }
}

function tokenOf(link = ''): string {
  return link.split('/').at(-1) ?? ''
}

/** Replaces the table by a view without the present members, so that the shop counts as new. `showStaff` ends it. */
async function hideStaff(shop: TestShop): Promise<void> {
  await showStaff(shop)
  const { rows } = await shop.pool.query('select coalesce(max(id), 0)::int as last from staff')
  await shop.pool.query(`alter table staff rename to all_staff; create view staff as select * from all_staff where id > ${rows[0].last}`)
}

async function showStaff({ pool }: TestShop): Promise<void> {
  const { rowCount } = await pool.query(`select 1 from pg_views where viewname = 'staff' and schemaname = current_schema`)
  if (rowCount) await pool.query('drop view staff; alter table all_staff rename to staff')
}
