import { losePrimary, loseReplica } from './lose-database.ts'
import { loseProcess } from './lose-process.ts'
import { loseProxy } from './lose-proxy.ts'
import { loseStore } from './lose-store.ts'
import { changesAreSeen, limitsAreOne } from './one-shop.ts'
import type { Fleet } from './open-fleet.ts'
import { performLoss } from './perform-loss.ts'

export type FleetCase = {
  readonly name: string
  readonly does: string
  readonly rule: string
  readonly run: (fleet: Fleet) => Promise<{ readonly isGood: boolean; readonly found: string }>
}

const WITHOUT_ONE = 'its twin answers; whoever it was answering asks again with the same key; nothing lost or doubled'
/** Of nginx, whose upstream broke off; of the shop, in words; or nothing. */
const CUT_OFF = /(?:^| )(?:502|503)(?: unavailable)?$/

const PAIRS = [
  { role: 'api', does: 'kill -9 of an API under shoppers and visitors, up again after 4 s', rule: WITHOUT_ONE },
  { role: 'web', does: 'kill -9 of a page server, up again after 4 s', rule: WITHOUT_ONE },
  { role: 'worker', does: 'kill -9 of a worker, up again after 4 s', rule: 'nobody notices; no job waits more than 5 s for the other' },
] as const

export const fleetCases: readonly FleetCase[] = [
  {
    name: 'changes',
    does: 'a price changes ten times',
    rule: 'both api and both web show it within 2 s, the checkout goes by it at once',
    run: changesAreSeen,
  },
  {
    name: 'limits',
    does: 'wrong passwords by turns at both api',
    rule: 'five tries, wherever they are made',
    run: limitsAreOne,
  },
  ...PAIRS.flatMap(({ role, does, rule }) =>
    [0, 1].map((which) => ({
      name: `${role}-${which + 1}`,
      does,
      rule,
      run: (fleet: Fleet) => performLoss(fleet, loseProcess(role, which), role === 'worker' ? undefined : CUT_OFF),
    })),
  ),
  {
    name: 'nginx',
    does: 'nginx is killed with its workers, up again after 3 s',
    rule: 'no answer meanwhile, and nothing else; repeated with the same key all is done once',
    run: (fleet) => performLoss(fleet, loseProxy, /no answer/),
  },
  {
    name: 'store',
    does: 'the object store is killed, up again after 10 s with what it held',
    rule: 'orders go on; who sends or opens a receipt is told 503; no receipt without its file; /health/ready says so',
    run: (fleet) => performLoss(fleet, loseStore, /^(?:read )?receipt 503 unavailable$/),
  },
  {
    name: 'replica',
    does: 'the replica that every order waits for is killed, after 5 s nobody waits for it, then it is made anew and waited for',
    rule: 'nothing is acknowledged until the operator has spoken, orders again within 5 s of that; nothing lost or doubled',
    run: (fleet) => performLoss(fleet, loseReplica, CUT_OFF),
  },
  {
    name: 'primary',
    does: 'the primary is killed, the replica promoted 1 s later, the killed one made anew as its replica',
    rule: 'orders again within 5 s of the promotion; nothing acknowledged is lost, nothing doubled',
    run: (fleet) => performLoss(fleet, losePrimary, CUT_OFF),
  },
]
