import { Secret, TOTP } from 'otpauth'
import { addStaff, PASSWORD, staffCookieOf } from '../test-customers.ts'
import { type ExampleShop, newEmail, signedInStaff, type WriteExamples } from './write-example.ts'

/** Who works here, and what staff do with their own access. */
export function staffWrites({ shop, owner: { ask, get, post } }: ExampleShop): WriteExamples {
  /** Somebody whom the owner can do something to. */
  const addMember = async (): Promise<number> => addStaff(shop, newEmail(), 'sales')
  const invite = () => post('/admin/personal/invitaciones', { email: newEmail(), rol: 'ventas' })
  const invited = async (): Promise<string> => (await invite()).body.data[0]._id
  /** By a member of their own: these calls end the caller's sessions. */
  const another = () => signedInStaff(shop)
  return {
    'POST /admin/personal/invitaciones': () => invite(),
    'POST /admin/personal/invitaciones/:id/reenviar': async () => post(`/admin/personal/invitaciones/${await invited()}/reenviar`),
    'DELETE /admin/personal/invitaciones/:id': async () => ask('DELETE', `/admin/personal/invitaciones/${await invited()}`),
    'POST /admin/personal/:id/avisos': async () =>
      post(`/admin/personal/${await addMember()}/avisos`, { de_guardia: true, avisos: ['pedido'] }),
    'POST /admin/personal/:id/rol': async () => post(`/admin/personal/${await addMember()}/rol`, { rol: 'almacen' }),
    'POST /admin/personal/:id/desactivar': async () => post(`/admin/personal/${await addMember()}/desactivar`),
    'POST /admin/personal/:id/activar': async () => {
      const id = await addMember()
      await post(`/admin/personal/${id}/desactivar`)
      return post(`/admin/personal/${id}/activar`)
    },
    'DELETE /admin/personal/:id/doble-factor': async () => {
      const id = await addMember()
      await shop.pool.query(`update staff set totp_secret = 'sealed', totp_confirmed_at = now() where id = $1`, [id])
      return ask('DELETE', `/admin/personal/${id}/doble-factor`)
    },
    'POST /personal/avisos': async () => {
      const { de_guardia } = (await get('/personal/avisos')).body.data
      return post('/personal/avisos', { de_guardia: !de_guardia, avisos: ['chat'] })
    },
    'DELETE /personal/sesiones/:id': async () => {
      const own = await another()
      await staffCookieOf(shop, own.email)
      const sessions: { _id: string; actual: boolean }[] = (await own.get('/personal/sesiones')).body.data
      return own.ask('DELETE', `/personal/sesiones/${sessions.find(({ actual }) => !actual)?._id}`)
    },
    'POST /personal/totp': async () => (await another()).post('/personal/totp', { password_actual: PASSWORD }),
    'POST /personal/totp/confirmar': async () => {
      const own = await another()
      const { secreto } = (await own.post('/personal/totp', { password_actual: PASSWORD })).body.data
      return own.post('/personal/totp/confirmar', { codigo: new TOTP({ secret: Secret.fromBase32(secreto) }).generate() })
    },
    'POST /personal/password': async () =>
      (await another()).post('/personal/password', { password_actual: PASSWORD, password_nuevo: 'Una segunda 2' }),
    'POST /personal/logout': async () => (await another()).post('/personal/logout'),
  }
}
