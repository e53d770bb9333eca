import { randomUUID } from 'node:crypto'
import { badFiles } from '@shop/api/testing/bad-files'
import { BAD_TABLES } from '@shop/api/testing/bad-tables'
import { callersOf, fromSomewhere, type Headers, type Outcome, type Victim } from './victim.ts'

/** A clear no takes no longer than this; a file that unfolds takes a minute. */
const MOST_MS = 5_000

/** Files that say they are pictures, by every door a stranger has, and tables that are none, at the desk of imports. */
export async function badUploads(victim: Victim): Promise<Outcome> {
  const pictures = await badFiles()
  const doors = [chat, quotation]
  const faults: string[] = []
  for (const { name, bytes } of pictures) {
    for (const door of doors) {
      const { status, ms } = await timed(() => door(victim, bytes))
      if (status < 400 || status >= 500 || ms > MOST_MS) faults.push(`${name} by ${door.name}: ${status} after ${Math.round(ms)} ms`)
    }
  }
  return { area: 'bad pictures', tried: pictures.length * doors.length, faults }
}

export async function badImports(victim: Victim): Promise<Outcome> {
  const headersOf = await callersOf(victim)
  const faults: string[] = []
  for (const [name, bytes] of BAD_TABLES) {
    const { status, ms } = await timed(async () =>
      send(victim, '/admin/importaciones', await headersOf('content'), 'archivo', bytes, 'lista.csv'),
    )
    if (status < 400 || status >= 500 || ms > MOST_MS) faults.push(`${name}: ${status} after ${Math.round(ms)} ms`)
  }
  return { area: 'bad imports', tried: BAD_TABLES.length, faults }
}

async function timed(work: () => Promise<number>) {
  const begun = performance.now()
  return { status: await work(), ms: performance.now() - begun }
}

async function chat(victim: Victim, bytes: Buffer): Promise<number> {
  const headers = { ...fromSomewhere(), 'idempotency-key': randomUUID() }
  const begun = await fetch(`${victim.url}/api/chat/conversaciones`, { method: 'POST', headers })
  const { llave } = ((await begun.json()) as { data: { llave: string } }).data
  return send(victim, `/chat/conversaciones/${llave}/mensajes`, headers, 'imagen', bytes)
}

async function quotation(victim: Victim, bytes: Buffer): Promise<number> {
  return send(victim, '/cotizacion', fromSomewhere(), 'imagen', bytes)
}

async function send({ url }: Victim, path: string, headers: Headers, field: string, bytes: Buffer, name = 'foto.jpg'): Promise<number> {
  const body = new FormData()
  body.append(field, new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), name)
  const response = await fetch(`${url}/api${path}`, { method: 'POST', headers: { ...headers, 'idempotency-key': randomUUID() }, body })
  await response.text()
  return response.status
}
