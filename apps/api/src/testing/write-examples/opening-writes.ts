import { OPEN_DOOR } from '@shop/domain/opening'
import { readPolicyVersions, updatePolicy } from '../../modules/policies/policies.public.ts'
import { readyToOpen } from '../ready-to-open.ts'
import type { Answered, TestShop } from '../test-shop.ts'
import { eventually } from './eventually.ts'
import { clearRateLimits, type ExampleShop, newEmail, unique, type WriteExamples } from './write-example.ts'

/** The way to the opening, and the condition of the shop. All of them leave it open. */
export function openingWrites({ shop, owner: { get, post } }: ExampleShop): WriteExamples {
  const moveDoor = async (how: 'abrir' | 'cerrar'): Promise<Answered> => {
    const { puerta } = (await get('/admin/apertura')).body.data
    return post(`/admin/apertura/${how}`, { version: puerta.version })
  }
  const release = async (word: 'enviar' | 'descartar'): Promise<Answered> => {
    await shop.pool.query(`insert into restored_shop (backup) values ('shop-20261117.backup') on conflict do nothing`)
    return post(`/admin/estado/respaldo/${word}`)
  }
  const runTrial = async (step: string, body?: object): Promise<Answered> => {
    await clearRateLimits(shop)
    return post(`/admin/apertura/${step}`, body)
  }
  return {
    'POST /admin/apertura/politicas': () => post('/admin/apertura/politicas'),
    'POST /admin/apertura/pagos': () => runTrial('pagos'),
    'POST /admin/apertura/correo': () => runTrial('correo'),
    'POST /admin/apertura/sms': () => runTrial('sms', { telefono: '5512345678' }),
    'POST /admin/apertura/datos-base': () => post('/admin/apertura/datos-base'),
    'POST /admin/apertura/vista-previa': () => post('/admin/apertura/vista-previa'),
    'POST /admin/apertura/cerrar': async () => {
      try {
        return await moveDoor('cerrar')
      } finally {
        await reopen(shop)
      }
    },
    'POST /admin/apertura/abrir': async () => {
      await clearRateLimits(shop)
      await readyToOpen({ get, post })
      try {
        await moveDoor('cerrar')
        return await moveDoor('abrir')
      } finally {
        await reopen(shop)
      }
    },
    'POST /admin/estado/trabajos/:id/reintentar': async () => post(`/admin/estado/trabajos/${await failedJob(shop)}/reintentar`),
    'POST /admin/estado/trabajos/reintentar': async () => {
      await failedJob(shop)
      return post('/admin/estado/trabajos/reintentar')
    },
    'POST /admin/estado/trabajos/:id/descartar': async () => post(`/admin/estado/trabajos/${await failedJob(shop)}/descartar`),
    'POST /admin/estado/respaldo/enviar': () => release('enviar'),
    'POST /admin/estado/respaldo/descartar': () => release('descartar'),
  }
}

async function reopen(shop: TestShop): Promise<void> {
  const { rows } = await shop.pool.query(`select value->>'isOpen' as "isOpen" from shop_policies where name = 'door'`)
  if (rows[0]?.isOpen !== 'true') await updatePolicy(shop.db, 'door', OPEN_DOOR, (await readPolicyVersions(shop.db)).get('door') ?? 0)
  await eventually(async () => (await shop.get('/api/products/categorias')).status === 200)
}

/** A mail that failed once, and goes well when it is tried again; not before tomorrow by itself. */
async function failedJob({ pool }: TestShop): Promise<string> {
  const mail = { channel: 'email', to: newEmail(), subject: 'Hola', text: 'Hola', html: '<p>Hola</p>', key: unique('example') }
  const { rows } = await pool.query(
    `select (graphile_worker.add_job('send-message', $1::json, run_at := now() + interval '1 day')).id::text as id`,
    [JSON.stringify(mail)],
  )
  await pool.query(`update graphile_worker._private_jobs set last_error = 'x', attempts = 1 where id = $1`, [rows[0].id])
  return rows[0].id
}
