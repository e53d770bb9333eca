import { readFile } from 'node:fs/promises'
import { isLocale, type Locale, preferredLocale } from '@shop/domain/locale'
import { sandboxTexts } from '@shop/texts/sandbox-texts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BANK_STEPS } from './bank-steps.ts'
import { panelPage } from './panel-html.ts'
import type { Sandbox } from './sandbox.ts'
import { cardPage, missingVoucherPage, threeDSecurePage, voucherPage } from './sandbox-html.ts'
import { expireVoucher, payVoucher } from './voucher-fate.ts'

type ForVoucher = { Params: { number: string }; Querystring: { lang?: string } }
type ForPayment = { Params: { intent: string } }
type ForBank = { Querystring: { payment_intent?: string; client_secret?: string; lang?: string } }

const POLICY = `default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'`
const FILES = {
  'stripe.js': 'text/javascript',
  'card.js': 'text/javascript',
  'three-d-secure.js': 'text/javascript',
  'voucher.js': 'text/javascript',
  'panel.js': 'text/javascript',
  'sandbox.css': 'text/css',
}
const LATEST = 20
/** What moved in this very second goes along. */
const SECOND_MS = 1_000

/** What a visitor sees of the sandbox: card fields, the bank's window, vouchers and the switchboard. */
export function serveSandboxPages(app: FastifyInstance, sandbox: Sandbox): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) => done(null, body))
  for (const [name, type] of Object.entries(FILES))
    app.get(`/${name}`, async (_, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('cache-control', 'no-cache')
        .send(await readFile(new URL(`./browser/${name}`, import.meta.url))),
    )

  app.get('/', async (request, reply) =>
    html(
      reply,
      panelPage(contextOf(request), await sandbox.readSwitches(), await sandbox.listPayments(LATEST), await sandbox.latestPayouts(LATEST)),
    ),
  )
  app.get('/switches', async (_, reply) => reply.header('cache-control', 'no-store').send(await sandbox.readSwitches()))
  app.post('/switches', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await sandbox.saveSwitches(fieldsOf(request.body))),
  )
  app.post<{ Querystring: { falla?: string } }>('/payouts', async (request, reply) => {
    await sandbox.payOut(new Date(sandbox.now().getTime() + SECOND_MS), { isFailing: request.query.falla === 'si' })
    return reply.redirect(`/sandbox/?lang=${localeOf(request)}`, 303)
  })
  app.get('/card', async (request, reply) => html(reply, cardPage(contextOf(request))))
  app.get<ForBank>('/3ds', async (request, reply) => {
    const { payment_intent = '', client_secret } = request.query
    const kept = await sandbox.peekIntent(payment_intent)
    if (!kept || kept.intent.client_secret !== client_secret) return reply.code(404).send()
    return html(reply, threeDSecurePage(contextOf(request), kept))
  })
  app.get<ForVoucher>('/oxxo/:number', async (request, reply) => {
    const kept = await sandbox.findVoucher(request.params.number)
    return kept ? html(reply, await voucherPage(contextOf(request), kept)) : html(reply.code(404), missingVoucherPage(contextOf(request)))
  })
  for (const [action, decide] of [['pay', payVoucher] as const, ['expire', expireVoucher] as const])
    app.post<ForVoucher>(`/oxxo/:number/${action}`, async (request, reply) => {
      await sandbox.inTill(async (till) => {
        const kept = await till.findVoucher(request.params.number)
        if (kept) await decide(till, kept)
      })
      return reply.redirect(`/sandbox/oxxo/${encodeURIComponent(request.params.number)}?lang=${localeOf(request)}`, 303)
    })
  for (const [name, take] of Object.entries(BANK_STEPS))
    app.post<ForPayment>(`/payments/:intent/${name}`, async (request, reply) => {
      await sandbox.inTill(async (till) => {
        const kept = await till.findIntent(request.params.intent)
        const charge = kept?.method === 'card' && kept.intent.latest_charge ? await till.findCharge(kept.intent.latest_charge) : undefined
        if (charge) await take(till, charge)
      })
      return reply.redirect(`/sandbox/?lang=${localeOf(request)}#${encodeURIComponent(request.params.intent)}`, 303)
    })
}

function html(reply: FastifyReply, text: string): FastifyReply {
  return reply
    .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/html; charset=utf-8')
    .send(text)
}

function contextOf(request: FastifyRequest) {
  return { locale: localeOf(request), texts: sandboxTexts(localeOf(request)) }
}

function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: string }
  return isLocale(lang) ? lang : preferredLocale(request.headers['accept-language'])
}

function fieldsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
