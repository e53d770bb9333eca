import type { Client } from 'pg'
import { secondsOf } from './seconds-of.ts'

const SAMPLES = 60
const CALLS = [
  ['/clientes/login', { password: 'no es esta' }],
  ['/clientes/password/send-reset-token', {}],
  ['/clientes/email/resend', {}],
  ['/clientes/resend-account-verification', {}],
] as const
const KNOWN = 'conocida@example.mx'
const UNKNOWN = 'desconocida@example.mx'
/** A tenth, or a millisecond where the whole answer takes only a few. */
const ALIKE = { share: 0.1, ms: 1 }

/** Nobody learns by a watch who has an account. Answers the calls that tell. */
export async function compareAnswers(url: string, database: Client): Promise<readonly string[]> {
  const person = { nombre: 'Ana', apellidos: 'Peña Ríos', telefono: '5512345678', password: 'Tornillo largo 8', acepta_privacidad: true }
  await post(url, '/clientes/register', { ...person, email: KNOWN })
  const telling: string[] = []
  for (const [path, extra] of CALLS) {
    const times: Record<string, number[]> = { [KNOWN]: [], [UNKNOWN]: [] }
    for (let sample = 0; sample < SAMPLES; sample++)
      // Turn and turn about, so that a busy machine slows both alike.
      for (const email of sample % 2 ? [KNOWN, UNKNOWN] : [UNKNOWN, KNOWN]) {
        await database.query('truncate turns')
        await untilNothingIsLeft(database)
        times[email]?.push((await secondsOf(() => post(url, path, { email, ...extra }))) * 1_000)
      }
    const [known, unknown] = [median(times[KNOWN] ?? []), median(times[UNKNOWN] ?? [])]
    const isAlike = Math.abs(known - unknown) <= Math.max(known * ALIKE.share, ALIKE.ms)
    console.log(`${isAlike ? '✓' : '✗'} ${path} takes as long for anybody: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms`)
    if (!isAlike) telling.push(path)
  }
  return telling
}

/** A known one leaves the worker a message to write: whoever asks next must not be measured while it does. */
async function untilNothingIsLeft(database: Client): Promise<void> {
  while ((await database.query('select from graphile_worker.jobs where attempts < max_attempts limit 1')).rowCount);
}

function post(url: string, path: string, body: object) {
  return fetch(`${url}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

function median(values: readonly number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
