import type { ServerResponse } from 'node:http'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export type Drain = {
  readonly isDraining: () => boolean
  /** Resolves when nobody waits for an answer any more; the server can be closed then. */
  readonly begin: (acceptForMs: number) => Promise<void>
}

const LOOK_EVERY_MS = 20
const QUIET_TURNS = 3
/** In a crowd it never gets quiet. */
const MOST_TURNS = 2_000
/** Whoever is not answered by then would not be by the end of the patience of whoever stops us. */
const LONGEST_ANSWER_MS = 15_000
/** Who was let in last has not said yet what he wants. */
const LAST_WORD_MS = 200
/** For the last words of streams. */
const GOODBYE_MS = 500

/**
 * How a server leaves without failing anybody: it says that it is not ready, and goes on answering until proxies have noticed. Each answer
 * meanwhile ends its connection, so that the next request on it is made to somebody else, and is not lost in a connection that closes.
 */
export function drainOf(app: FastifyInstance): Drain {
  const answers = new Set<ServerResponse>()
  let isDraining = false
  app.addHook('onRequest', (_, reply, done) => {
    answers.add(reply.raw)
    reply.raw.once('close', () => answers.delete(reply.raw))
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done(null, payload)
  })
  let knocks = 0
  app.server.on('connection', () => knocks++)
  /** Node lets one in at each turn of its loop. Whoever still waits outside when the door closes is lost, with the request he has sent already. */
  const everybodyIsIn = async () => {
    for (let [quiet, turns] = [0, 0]; quiet < QUIET_TURNS && turns < MOST_TURNS; turns++) {
      const before = knocks
      await nextTurn()
      quiet = knocks === before ? quiet + 1 : 0
    }
  }
  const areWaiting = () => [...answers].some((answer) => !isStream(answer))
  return {
    isDraining: () => isDraining,
    begin: async (acceptForMs) => {
      isDraining = true
      await pause(acceptForMs)
      await everybodyIsIn()
      app.server.close()
      await pause(acceptForMs > 0 ? LAST_WORD_MS : 0)
      for (let waited = 0; areWaiting() && waited < LONGEST_ANSWER_MS; waited += LOOK_EVERY_MS) await pause(LOOK_EVERY_MS)
      // Browsers open connections ahead of need, and those would be waited for.
      setTimeout(() => app.server.closeAllConnections(), GOODBYE_MS).unref()
    },
  }
}

/** It never ends by itself; whoever follows it comes back by himself. */
function isStream(answer: ServerResponse): boolean {
  return String(answer.getHeader('content-type')).startsWith('text/event-stream')
}
