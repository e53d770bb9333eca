import type { Place, RunningRelease } from '../../tools/check-ops/processes.ts'
import type { Server } from './debian-postgres.ts'

/** Where the drill takes place. */
export type Field = {
  /** nginx, as visitors reach it. */
  readonly origin: string
  readonly release: string
  readonly place: Place
  readonly running: RunningRelease
  readonly server: Server
  readonly rounds: number
}
