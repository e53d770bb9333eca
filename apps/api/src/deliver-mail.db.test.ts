import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { realMessenger } from './adapters/real-messenger.ts'
import { readableMail } from './testing/readable-mail.ts'
import { type TestShop, testShop } from './testing/test-shop.ts'
import { startShopWorker } from './worker.ts'

let shop: TestShop
let server: SMTPServer
let stopWorker: () => Promise<void>
const received: string[] = []
let refusals = 0

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += chunk))
      stream.on('end', () => {
        if (refusals > 0) {
          refusals--
          return done(new Error('try later'))
        }
        received.push(readableMail(text))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  shop = await testShop({ PUBLIC_URL: 'https://tienda.example' })
  const messenger = realMessenger({ mail: { smtpUrl, from: 'La Tuerca <hola@latuerca.example>' }, sms: undefined })
  stopWorker = (await startShopWorker({ ...shop, messenger }, () => {})).stop
})
afterAll(async () => {
  await stopWorker()
  await shop.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

function register(email: string, headers: Record<string, string> = {}) {
  return shop.ask('POST', '/api/clientes/register', {
    headers,
    body: { nombre: 'Zoé', apellidos: 'Paz', email, telefono: '2225550801', password: 'Cigüeñal 4 tiempos', acepta_privacidad: true },
  })
}
function mailsTo(email: string) {
  return received.filter((mail) => mail.includes(`To: ${email}`))
}

test('the mail of a new account reaches a real mail server, as text and HTML', async () => {
  await register('zoe@example.mx')
  await expect.poll(() => mailsTo('zoe@example.mx').length).toBe(1)
  const [mail = ''] = mailsTo('zoe@example.mx')
  for (const part of [
    'text/plain',
    'text/html',
    'Subject: Confirma tu correo · La Tuerca',
    'https://tienda.example/es/login?verificar=',
    '#213d91',
    '@shop>',
  ])
    expect(mail).toContain(part)
})

test('who speaks English is written to in English', async () => {
  await register('zoe-en@example.mx', { 'accept-language': 'en' })
  await expect.poll(() => mailsTo('zoe-en@example.mx').length).toBe(1)
  expect(mailsTo('zoe-en@example.mx')[0]).toContain('Confirm your email')
  expect(mailsTo('zoe-en@example.mx')[0]).toContain('tienda.example/en/login')
})

test('a mail that is refused is tried again, and arrives once', async () => {
  refusals = 1
  await register('luego@example.mx')
  await expect.poll(() => mailsTo('luego@example.mx').length).toBe(1)
})

test('the same message queued again, or a job that runs again, is not a second mail', async () => {
  const message = { channel: 'email', to: 'una@example.mx', subject: 'Una', text: 'sola vez', html: undefined, key: 'once' } as const
  await shop.jobs.enqueue(shop.db, 'send-message', message, { key: 'once' })
  await expect.poll(() => mailsTo('una@example.mx').length).toBe(1)
  await shop.jobs.enqueue(shop.db, 'send-message', message, { key: 'once' })
  const left = async () =>
    (await shop.pool.query(`select count(*)::int as n from graphile_worker._private_jobs where key = 'once'`)).rows[0].n
  await expect.poll(left).toBe(0)
  expect(mailsTo('una@example.mx')).toHaveLength(1)
})

test('an account that is not opened sends nothing', async () => {
  await register('eva@example.mx')
  await expect.poll(() => mailsTo('eva@example.mx').length).toBe(1)
  await shop.pool.query(`update customers set verified_at = now() where email = 'eva@example.mx'`)
  await register('eva@example.mx')
  await register('fin@example.mx')
  await expect.poll(() => mailsTo('fin@example.mx').length).toBe(1)
  expect(mailsTo('eva@example.mx')).toHaveLength(1)
})
