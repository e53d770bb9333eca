import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addStaff, invitationIn, mailboxOf, PASSWORD, staffCookieOf } from '../../testing/test-customers.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'
import { startShopWorker } from '../../worker.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { inviteStaff } from './invite-staff.ts'
import { staffDeps } from './staff-deps.ts'

let shop: TestShop
let stopWorker: () => Promise<void>
let owner: number
let cookie: string
beforeAll(async () => {
  shop = await testShop()
  stopWorker = (await startShopWorker(shop, () => {})).stop
  owner = await addStaff(shop, 'jefa@example.mx', 'owner')
  cookie = await staffCookieOf(shop, 'jefa@example.mx')
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
})
beforeEach(() => shop.pool.query('truncate turns, staff_invitations'))

type Method = 'GET' | 'POST' | 'DELETE'
function ask(method: Method, path: string, body?: object, as = cookie) {
  return shop.ask(method, `/api${path}`, { headers: { cookie: as, origin: shop.settings.publicUrl }, ...(body ? { body } : {}) })
}
function invite(email: string, rol = 'ventas') {
  return ask('POST', '/admin/personal/invitaciones', { email, rol })
}
async function linkTo(email: string, nth = 1): Promise<string> {
  await expect.poll(async () => (await mailboxOf(shop, email)).length).toBe(nth)
  return invitationIn((await mailboxOf(shop, email))[0]?.text ?? '')
}
function accept(token: string, more: object = {}) {
  return ask('POST', '/personal/invitacion', { token, nombre: 'Nueva', password: PASSWORD, ...more }, '')
}
async function invitations() {
  return (await ask('GET', '/admin/personal/invitaciones')).body.data
}
async function standingOf(id: number) {
  return (await ask('GET', '/admin/personal')).body.data.find(({ _id }: { _id: string }) => _id === String(id))
}

test('an invitation makes a member, once, and keeps nothing of its link', async () => {
  expect((await invite('ana@example.mx', 'almacen')).body.message).toBe('La invitación ya va en camino.')
  const token = await linkTo('ana@example.mx')
  expect((await ask('GET', `/personal/invitacion/${token}`, undefined, '')).body.data).toEqual({
    email: 'ana@example.mx',
    rol: 'almacen',
    invito: 'Beto',
  })
  const { rows } = await shop.pool.query('select hash from staff_invitations')
  expect(rows[0].hash).not.toContain(token)
  expect((await accept(token, { password: '12345678' })).body.errors).toMatchObject([{ path: 'password' }])
  expect((await accept(token, { password: 'corta' })).status).toBe(400)
  expect((await accept(token, { nombre: '' })).status).toBe(400)
  expect((await accept(token)).body.data).toEqual({ email: 'ana@example.mx' })
  expect((await accept(token)).body.code).toBe('link_invalid')
  expect((await ask('GET', `/personal/invitacion/${token}`, undefined, '')).body.code).toBe('link_invalid')
  const own = await staffCookieOf(shop, 'ana@example.mx')
  expect((await ask('GET', '/personal/yo', undefined, own)).body.data).toMatchObject({ nombre: 'Nueva', rol: 'almacen' })
  expect(await invitations()).toEqual([])
})

test('of two who follow one link at once, one becomes a member', async () => {
  await invite('carrera@example.mx')
  const token = await linkTo('carrera@example.mx')
  const answers = await Promise.all([accept(token), accept(token), accept(token)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
})

test('after three days, withdrawn, resent or without an owner behind it, a link is worth nothing', async () => {
  await invite('tarde@example.mx')
  const first = await linkTo('tarde@example.mx')
  const [{ _id, vence, enviada }] = await invitations()
  expect(Date.parse(vence) - Date.parse(enviada)).toBe(72 * 3_600_000)
  await shop.pool.query('update staff_invitations set expires_at = now() where id = $1', [_id])
  expect((await accept(first)).body.code).toBe('link_invalid')
  expect(await invitations()).toMatchObject([{ email: 'tarde@example.mx', vencida: true }])

  await ask('POST', `/admin/personal/invitaciones/${_id}/reenviar`)
  const second = await linkTo('tarde@example.mx', 2)
  expect((await accept(first)).body.code).toBe('link_invalid')
  expect((await ask('GET', `/personal/invitacion/${second}`, undefined, '')).status).toBe(200)

  const other = await addStaff(shop, 'otra@example.mx', 'owner')
  await shop.pool.query('update staff_invitations set invited_by = $1 where id = $2', [other, _id])
  await ask('POST', `/admin/personal/${other}/desactivar`)
  expect((await accept(second)).body.code).toBe('link_invalid')
  await ask('POST', `/admin/personal/${other}/activar`)

  expect((await ask('DELETE', `/admin/personal/invitaciones/${_id}`)).status).toBe(200)
  expect((await accept(second)).body.code).toBe('link_invalid')
  expect((await ask('DELETE', `/admin/personal/invitaciones/${_id}`)).body.code).toBe('invitation_not_found')
  expect((await ask('POST', `/admin/personal/invitaciones/${_id}/reenviar`)).body.code).toBe('invitation_not_found')
})

test('an address is invited once, and never one that belongs to somebody', async () => {
  const answers = await Promise.all([invite('doble@example.mx'), invite('Doble@example.mx')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await invite('doble@example.mx')).body.code).toBe('already_invited')
  expect((await invite('jefa@example.mx')).body.code).toBe('staff_known')
  expect((await invite('eso no')).status).toBe(400)
  expect((await invite('rol@example.mx', 'jefe')).status).toBe(400)
})

test('an invitation is accepted from our own pages only', async () => {
  const headers = { origin: 'https://evil.example' }
  const body = { token: 'x', nombre: 'Nueva', password: PASSWORD }
  expect((await shop.ask('POST', '/api/personal/invitacion', { headers, body })).body.code).toBe('foreign_origin')
})

test('a role holds from the next call on, and is on record', async () => {
  const id = await addStaff(shop, 'rol@example.mx', 'sales')
  const own = await staffCookieOf(shop, 'rol@example.mx')
  expect((await ask('GET', '/admin/chat', undefined, own)).status).toBe(200)
  await ask('POST', `/admin/personal/${id}/rol`, { rol: 'almacen' })
  expect((await ask('GET', '/admin/chat', undefined, own)).status).toBe(403)
  const { docs } = (await ask('GET', '/admin/bitacora?asunto=rol@example.mx')).body.data
  expect(docs).toMatchObject([{ accion: 'rol_cambiado', antes: { role: 'sales' }, despues: { role: 'warehouse' } }])
  await ask('POST', `/admin/personal/${id}/rol`, { rol: 'almacen' })
  expect((await ask('GET', '/admin/bitacora?asunto=rol@example.mx')).body.data.total).toBe(1)
})

test('who is disabled is out at once and cannot come back; enabled, they sign in anew', async () => {
  const id = await addStaff(shop, 'fuera@example.mx', 'sales')
  const own = await staffCookieOf(shop, 'fuera@example.mx')
  await ask('POST', `/admin/personal/${id}/desactivar`)
  expect((await ask('GET', '/personal/yo', undefined, own)).status).toBe(401)
  await expect(staffCookieOf(shop, 'fuera@example.mx')).rejects.toThrow(/no son correctos/)
  expect(await standingOf(id)).toMatchObject({ activo: false })
  await ask('POST', `/admin/personal/${id}/activar`)
  expect((await ask('GET', '/personal/yo', undefined, own)).status).toBe(401)
  expect(await staffCookieOf(shop, 'fuera@example.mx')).toBeTruthy()
  expect(await standingOf(id)).toMatchObject({ activo: true, ultima_vez: expect.any(String) })
})

test('nobody changes oneself, or somebody who is not there', async () => {
  for (const [method, what, body] of [
    ['POST', 'rol', { rol: 'ventas' }],
    ['POST', 'desactivar', undefined],
    ['DELETE', 'doble-factor', undefined],
  ] as const) {
    expect((await ask(method, `/admin/personal/${owner}/${what}`, body)).body.code).toBe('not_oneself')
    expect((await ask(method, `/admin/personal/999999/${what}`, body)).body.code).toBe('staff_not_found')
  }
})

test.each(['rol', 'desactivar'])('two owners who take each other’s rights away at once leave one (%s)', async (what) => {
  for (let round = 0; round < 5; round++) {
    const emails = [`a-${what}-${round}@example.mx`, `b-${what}-${round}@example.mx`] as const
    const [a, b] = [await addStaff(shop, emails[0], 'owner'), await addStaff(shop, emails[1], 'owner')]
    const [asA, asB] = [await staffCookieOf(shop, emails[0]), await staffCookieOf(shop, emails[1])]
    const body = what === 'rol' ? { rol: 'ventas' } : undefined
    const answers = await Promise.all([
      ask('POST', `/admin/personal/${b}/${what}`, body, asA),
      ask('POST', `/admin/personal/${a}/${what}`, body, asB),
    ])
    const good = answers.filter(({ status }) => status === 200)
    expect(good).toHaveLength(1)
    const { rows } = await shop.pool.query(`select id from staff where id = any($1) and role = 'owner' and disabled_at is null`, [[a, b]])
    expect(rows).toHaveLength(1)
    // Those who are left must not disturb the next round.
    await shop.pool.query('update staff set disabled_at = now() where id = any($1)', [[a, b]])
  }
})

test('whoever changes members and whoever writes to the log do not wait for each other in a circle', async () => {
  const id = await addStaff(shop, 'vaiven@example.mx', 'sales')
  const roles = Array.from({ length: 12 }, (_, i) => ask('POST', `/admin/personal/${id}/rol`, { rol: i % 2 ? 'ventas' : 'almacen' }))
  const records = Array.from({ length: 24 }, (_, i) =>
    recordChange(shop.db, owner, { action: 'order-moved', subject: { kind: 'order', ref: `F-${i}` } }),
  )
  for (const { status } of await Promise.all(roles)) expect(status).toBe(200)
  await Promise.all(records)
  expect((await ask('GET', '/admin/bitacora/verificacion')).body.data.ok).toBe(true)
})

test('the link leads to where the back office is', async () => {
  const apart = await testShop({ ADMIN_HOST: 'oficina.example' })
  const jefa = await addStaff(apart, 'jefa@example.mx', 'owner')
  await inviteStaff(staffDeps(apart), jefa, { email: 'nueva@example.mx', role: 'sales' })
  const { rows } = await apart.pool.query(`select payload->>'text' as text from graphile_worker._private_jobs`)
  expect(rows[0].text).toMatch(/https?:\/\/oficina\.example\/admin\/invitacion\/[\w-]{43}/)
  await apart.close()
})
