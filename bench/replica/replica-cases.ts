import { failOver } from './fail-over.ts'
import { lagReplica, loseReplica } from './reading.ts'
import { openStage, type Stage } from './stage.ts'

/** One way to lose a database server. Throws when the shop did wrong; answers the figures that show it did right. */
export type ReplicaCase = { readonly name: string; readonly does: string; readonly run: () => Promise<string> }

let stage: Promise<Stage> | undefined
/** Opened by the first who needs it, and left standing for the next. */
function onStage(act: (stage: Stage) => Promise<string>) {
  return async () => {
    stage ??= openStage()
    return act(await stage)
  }
}

export async function closeStage(): Promise<void> {
  return (await stage)?.close()
}

export const replicaCases: readonly ReplicaCase[] = [
  {
    name: 'read-lagging',
    does: 'the replica stands still while prices change',
    run: onStage(lagReplica),
  },
  {
    name: 'read-lost',
    does: 'the replica that lists are read from is killed while visitors browse',
    run: onStage(loseReplica),
  },
  {
    name: 'promote-synchronous',
    does: 'the primary is killed under 20 shoppers, its synchronous replica promoted',
    run: onStage((on) => failOver(on, { isSynchronous: true, lose: 'kill' })),
  },
  {
    name: 'promote-silent',
    does: 'the primary hangs and ends no connection, its synchronous replica is promoted',
    run: onStage((on) => failOver(on, { isSynchronous: true, lose: 'freeze' })),
  },
  {
    name: 'promote-asynchronous',
    does: 'the primary is killed, its asynchronous replica promoted',
    run: onStage((on) => failOver(on, { isSynchronous: false, lose: 'kill' })),
  },
  {
    name: 'promote-behind',
    does: 'the same, and the replica had heard nothing for 2 s',
    run: onStage((on) => failOver(on, { isSynchronous: false, lose: 'kill', deafForMs: 2_000 })),
  },
]
