import { setTimeout as sleep } from 'node:timers/promises'
import { databaseHosts } from '@shop/settings/database-hosts'
import pg from 'pg'
import { takesWrites } from './takes-writes.ts'

/** No host takes writes now. Its code is that of a server that starts or stops: who asked for a page is told to come again. */
export class NoPrimary extends Error {
  readonly code = '57P03'
}

/** A connection, and the host it leads to. */
type Led = { readonly client: pg.Client; readonly url: string }

export type PrimaryFinder = {
  /** The address of the host that takes writes; asked of the hosts only when it is not known. */
  readonly find: () => Promise<string>
  /** A connection broke: whoever comes next looks anew. */
  readonly doubt: () => void
  /** Ends this connection as soon as another host is the primary, however silent the old one is. */
  readonly attend: (led: Led) => void
}

/** A host that is away must not cost the time that somebody waits for a page. */
const LOOK_MS = 1_000
const BEAT_MS = 1_000
/** How much longer than the first that takes writes the others may think: one of them may have been promoted after it. */
const GRACE_MS = 200
/** While there is no primary, not every request asks all hosts. */
const ABSENT_MS = 200

const finders = new Map<string, PrimaryFinder>()

/** One for all connections of this process to the same hosts; none for a single host, which needs no finding. */
export function primaryFinder(url: string): PrimaryFinder | undefined {
  const hosts = databaseHosts(url)
  if (hosts.length === 1) return undefined
  const finder = finders.get(url) ?? createFinder(hosts)
  finders.set(url, finder)
  return finder
}

function createFinder(hosts: readonly string[]): PrimaryFinder {
  let known: string | undefined
  /** An older one is no primary any more, also while the one that was promoted after it says nothing: orders would end up in two databases. */
  let latestTimeline = 0
  let looking: Promise<string> | undefined
  let heart: Heart | undefined
  let beats: NodeJS.Timeout | undefined
  let isBeating = false
  const led = new Set<Led>()

  const doubt = () => {
    known = undefined
  }
  const look = async () => {
    const found = await lookAround(hosts, latestTimeline)
    known = found.url
    latestTimeline = found.timeline
    // A host that lost its power, or was closed for writing, ends no connection by itself.
    for (const { client, url } of led) if (url !== found.url) client.connection.stream.destroy()
    return found.url
  }
  const find = async () => {
    if (known) return known
    looking ??= look().then(
      (found) => {
        looking = undefined
        return found
      },
      (error) => {
        setTimeout(() => (looking = undefined), ABSENT_MS).unref()
        throw error
      },
    )
    return looking
  }
  const beat = async () => {
    if (isBeating) return
    isBeating = true
    await listen().finally(() => (isBeating = false))
  }
  const listen = async () => {
    try {
      heart ??= await openHeart(await find())
      // The last connection may have ended while the heart was made.
      if (led.size > 0 && (await heart.beats())) return
    } catch {
      // Nobody is there to be asked; the next beat looks again.
    }
    heart?.stop()
    heart = undefined
    doubt()
    if (led.size > 0) await find().catch(() => {})
  }
  const leave = (one: Led) => {
    led.delete(one)
    if (led.size > 0) return
    // Nobody watches from now on, so nothing is known any more.
    doubt()
    clearInterval(beats)
    beats = undefined
    heart?.stop()
    heart = undefined
  }
  return {
    find,
    doubt,
    attend: (one) => {
      led.add(one)
      one.client.once('end', () => leave(one))
      beats ??= setInterval(beat, BEAT_MS).unref()
    },
  }
}

type Heart = { readonly beats: () => Promise<boolean>; readonly stop: () => void }

/** A connection that is asked every second, so that silence is noticed although nobody else asks anything. */
async function openHeart(url: string): Promise<Heart> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: 'shop-heart',
  })
  const isPrimary = takesWrites(client)
  client.on('error', () => {})
  await client.connect()
  ;(client as unknown as { readonly unref: () => void }).unref()
  return {
    beats: async () => {
      await client.query('select')
      return isPrimary()
    },
    stop: () => client.connection.stream.destroy(),
  }
}

type Primary = { readonly url: string; readonly timeline: number }

/** All at once. Should two say that they are the primary, the one that was promoted last is. */
async function lookAround(hosts: readonly string[], oldest: number): Promise<Primary> {
  const found: Primary[] = []
  const asked = hosts.map(async (url) => found.push({ url, timeline: await timelineAt(url, oldest) }))
  const all = Promise.allSettled(asked)
  const aMomentAfterTheFirst = Promise.any(asked).then(
    () => sleep(GRACE_MS, undefined, { ref: false }),
    () => all,
  )
  await Promise.race([all, aMomentAfterTheFirst])
  const [last] = found.toSorted((a, b) => b.timeline - a.timeline)
  if (last) return last
  const reasons = (await all).flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as Error & { readonly code?: string }] : [],
  )
  // A wrong password or a missing database is no matter of waiting.
  const refusal = reasons.find(({ code = '' }) => /^(28|3D|42)/.test(code))
  if (refusal) throw refusal
  const said = reasons.map(({ message }, i) => `${new URL(hosts[i] ?? '').host}: ${message}`)
  throw new NoPrimary(`none of its hosts takes writes (${said.join('; ')})`)
}

/** Rises with every promotion. */
async function timelineAt(url: string, oldest: number): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: LOOK_MS,
    query_timeout: LOOK_MS,
    application_name: 'shop-look',
  })
  const isPrimary = takesWrites(client)
  client.on('error', () => {})
  try {
    await client.connect()
    if (!isPrimary()) throw new NoPrimary('a replica, or closed for writing')
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_insert_lsn()) as file')
    const timeline = Number.parseInt(rows[0]?.file.slice(0, 8) ?? '', 16)
    if (timeline < oldest) throw new NoPrimary(`another was promoted after it: timeline ${timeline}, and ${oldest} was seen`)
    return timeline
  } finally {
    client.connection.stream.destroy()
  }
}
