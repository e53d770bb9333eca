import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { PASSWORD } from '@shop/api/testing/test-customers'
import { clockEnvironment } from '../../../tools/test-run/fake-clock.ts'
import type { Field } from '../../drill-money/field.ts'
import { NotPossibleHere } from '../../drill-money/perform.ts'
import type { Drill } from '../drill-case.ts'

const HOURS = [2, -2]
const GUESSES = 8
const ASKED = {
  armadora: 'Nissan',
  modelo: 'Tsuru',
  anio: '2015',
  cilindraje: '1.6',
  autoparte: 'Cremallera',
  nombre: 'Ana',
  email: 'ana@example.mx',
  telefono: '2225550101',
}

export const wrongClock: Drill = {
  number: 17,
  name: 'wrong-clock',
  does: 'one more host whose clock is two hours ahead, then one that is two hours behind',
  rule: 'tokens and limits go by the time of the database; what is put aside is so for as long as elsewhere, and what is promised is promised from now on; nobody is told to wait a negative time',
  run: async (field) => {
    const figures = []
    for (const hours of HOURS) figures.push(`${hours > 0 ? '+' : ''}${hours} h: ${await beside(field, hours)}`)
    return figures.join('; ')
  },
}

async function beside(field: Field, hours: number): Promise<string> {
  const moment = new Date(Date.now() + hours * 3_600_000).toISOString()
  const clock = await clockEnvironment(moment).catch((error: Error) => {
    throw new NotPossibleHere(error.message)
  })
  const odd = await field.hosts.startAnother({ ...clock, SHOP_SERVES: 'api' })
  try {
    const ana = await field.newShopper()
    const shown = Date.parse((await fetch(`${odd.url}/health/live`)).headers.get('date') ?? '')
    assert.ok(Math.abs(shown - Date.now() - hours * 3_600_000) < 60_000, `its clock says ${new Date(shown).toISOString()}`)

    // A token of either is good at the other.
    const me = (url: string, token: string) => fetch(`${url}/api/clientes/me/${token}`, { headers: { authorization: `Bearer ${token}` } })
    const signIn = (url: string, password: string) =>
      fetch(`${url}/api/clientes/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ email: ana.email, password }),
      })
    const { data } = (await (await signIn(odd.url, PASSWORD)).json()) as { data: { token: string } }
    const [a = ''] = field.hosts.urls()
    assert.deepEqual([(await me(odd.url, ana.token)).status, (await me(a, data.token)).status], [200, 200])

    // What is put aside is so for as long as elsewhere.
    const held = []
    for (const url of [a, odd.url]) {
      const id = randomUUID()
      const started = await ana.start(
        { id, lines: [{ ref: field.parts.plenty, qty: 1 }], total: 500 },
        { ...field.at(0), ask: (method, path, given) => field.askAt(url, method, path, given) },
      )
      assert.equal(started.status, 200)
      const [{ seconds }] = await field.rows(
        'select extract(epoch from held_until - now())::int as seconds from checkouts where id = $1',
        id,
      )
      held.push(seconds)
    }
    const [here = 0, there = 0] = held
    assert.ok(Math.abs(here - there) < 60 && there > 0, `put aside for ${here} s here and ${there} s there`)

    // What is asked for is promised from now on, as the shop counts.
    const { body: asked } = await field.askAt(odd.url, 'POST', '/api/cotizacion', { body: ASKED })
    const [{ seconds: apart }] = await field.rows(
      'select extract(epoch from received_at - now())::int as seconds from quotations where number = $1',
      asked.data.numero,
    )
    assert.ok(Math.abs(apart) < 60, `a quotation was asked for ${apart} s from now`)

    // Wrong passwords count for both, and say when to come back.
    const waits = []
    for (let i = 0; i < GUESSES; i++) {
      const { status, headers } = await signIn(i % 2 ? a : odd.url, `wrong ${i}`)
      if (status === 429) waits.push(Number(headers.get('retry-after')))
    }
    assert.ok(waits.length > 0 && waits.every((wait) => wait > 0 && wait <= 3_600), `told to wait ${waits.join(', ')} s`)
    return `tokens good both ways, put aside for ${here} and ${there} s, after wrong passwords told to wait ${waits.join(', ')} s`
  } finally {
    await odd.stop()
  }
}
