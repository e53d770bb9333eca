import { rolesOfArrival } from '@shop/contract/arrival-roles'
import { tell } from '@shop/contract/event-stream'
import { getWaiting, streamWaiting } from '@shop/contract/staff/waiting'
import { waitingEvents } from '@shop/contract/wire/people/waiting'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import type { Notices } from '../../database/notices.ts'
import { serve } from '../../http/serve.ts'
import { serveEvents } from '../../http/serve-events.ts'
import { NotAllowed } from '../../problems.ts'
import { findStaff } from '../staff/staff.public.ts'
import { countWaiting, visibleTo } from './count-waiting.ts'
import { createWaitingHub } from './waiting-hub.ts'

/** What waits for somebody, and each thing that arrives, told to every desk whose role may deal with it. */
export function waitingStaffRoutes(
  app: FastifyInstance,
  { db, notices, now }: { readonly db: Db; readonly notices: Notices; readonly now: () => Date },
): void {
  const hub = createWaitingHub(notices, () => countWaiting(db, now()))
  serve(app, getWaiting, async ({ staff }) => visibleTo(staff.role, await countWaiting(db, now())))
  serveEvents(app, streamWaiting, async ({ staff: { id, role } }) => ({
    begin: (stream) => {
      let last = ''
      const stop = hub.follow({
        onCounts: (counts) => {
          const waiting = visibleTo(role, counts)
          const said = JSON.stringify(waiting)
          if (said === last) return
          last = said
          stream.send(tell(waitingEvents, 'waiting', waiting))
        },
        onArrival: (arrival) => {
          if (rolesOfArrival[arrival.kind].includes(role)) stream.send(tell(waitingEvents, 'arrival', arrival))
        },
      })
      hub.look()
      return stop
    },
    // Who has another role by now comes back with it, and is told what that one may know.
    onBeat: async () => {
      if ((await findStaff(db, id))?.role !== role) throw new NotAllowed()
    },
  }))
}
