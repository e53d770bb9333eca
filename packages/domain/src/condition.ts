/** The parts of a running shop, in the order in which people are told of them. */
export const CONDITION_PARTS = [
  'database',
  'migrations',
  'files',
  'disk',
  'worker',
  'jobs-due',
  'jobs-failing',
  'jobs-given-up',
  'mail',
  'payments',
  'versions',
  'backup',
] as const
export type ConditionPart = (typeof CONDITION_PARTS)[number]

/** `warn`: somebody should look, visitors notice nothing yet. `fail`: the shop cannot do its work. */
export type ConditionStatus = 'pass' | 'warn' | 'fail'

/** How one part is, with the figures that belong to it. */
export type PartCondition = {
  readonly part: ConditionPart
  readonly status: ConditionStatus
  readonly milliseconds?: number | undefined
  readonly seconds?: number | undefined
  readonly count?: number | undefined
  readonly freeBytes?: number | undefined
  readonly totalBytes?: number | undefined
  readonly at?: Date | undefined
  /** The worker lives and waits: a backup was restored, and the owner has to let it begin. */
  readonly isHeld?: boolean | undefined
}

export type Condition = { readonly status: ConditionStatus; readonly parts: readonly PartCondition[] }

/** A process that said a moment ago that it lives. */
export type ProcessSign = {
  readonly host: string
  readonly pid: number
  readonly roles: readonly ProcessRole[]
  readonly version: string
  readonly startedAt: Date
  readonly seenAt: Date
}
export type ProcessRole = 'api' | 'web' | 'worker'

/** How the shop is, and who is at work in it. */
export type ShopCondition = Condition & {
  readonly processes: readonly ProcessSign[]
  /** Jobs that are still to be done; undefined while the database is away. */
  readonly jobsWaiting: number | undefined
}

type LastTimes = { readonly wellAt: Date | undefined; readonly failedAt: Date | undefined }

/** What was found out. What could not be asked is undefined, and so is what nobody keeps. */
export type ConditionFigures = {
  /** Undefined: it does not answer. */
  readonly databaseMs: number | undefined
  readonly missingMigrations?: number | undefined
  readonly areFilesWritable?: boolean | undefined
  readonly disk?: { readonly freeBytes: number; readonly totalBytes: number } | undefined
  readonly worker?: { readonly seenAt: Date | undefined; readonly heldSince: Date | undefined } | undefined
  readonly jobs?: { readonly oldestDueSeconds: number; readonly failing: number; readonly givenUp: number } | undefined
  readonly mail?: LastTimes | undefined
  readonly payments?: LastTimes | undefined
  readonly versions?: readonly string[] | undefined
  /** Undefined where nobody makes backups. */
  readonly backup?: { readonly at: Date | undefined; readonly hasFailed: boolean } | undefined
}

const SLOW_DATABASE_MS = 1_000
/** Four beats missed. */
export const SILENT_WORKER_SECONDS = 60
const OLD_JOB_SECONDS = 600
/** Half an hour of trying in vain: what is only passing is over by then. */
export const FAILING_ATTEMPTS = 8
const LEAST_FREE_SHARE = 0.15
const LEAST_FREE_BYTES = 2_000_000_000
const OLD_BACKUP_SECONDS = 26 * 3_600

/** A verdict about every part of which something is known. */
export function judge(figures: ConditionFigures, now: Date): Condition {
  const { databaseMs, missingMigrations, areFilesWritable, disk, worker, jobs, mail, payments, versions, backup } = figures
  const parts: readonly (PartCondition | undefined)[] = [
    judgeDatabase(databaseMs),
    known(missingMigrations, (count) => ({ part: 'migrations', status: count > 0 ? 'fail' : 'pass', count })),
    known(areFilesWritable, (isWritable) => ({ part: 'files', status: isWritable ? 'pass' : 'fail' })),
    known(disk, judgeDisk),
    known(worker, (sign) => judgeWorker(sign, now)),
    known(jobs, ({ oldestDueSeconds: seconds }) => ({
      part: 'jobs-due',
      status: seconds > OLD_JOB_SECONDS ? 'warn' : 'pass',
      seconds,
    })),
    known(jobs, ({ failing: count }) => ({ part: 'jobs-failing', status: count > 0 ? 'warn' : 'pass', count })),
    known(jobs, ({ givenUp: count }) => ({ part: 'jobs-given-up', status: count > 0 ? 'warn' : 'pass', count })),
    known(mail, (times) => judgeLast('mail', times, now)),
    known(payments, (times) => judgeLast('payments', times, now)),
    known(versions, ({ length: count }) => ({ part: 'versions', status: count > 1 ? 'warn' : 'pass', count })),
    known(backup, ({ at, hasFailed }) => ({
      part: 'backup',
      status: isWithin(at, OLD_BACKUP_SECONDS, now) && !hasFailed ? 'pass' : 'warn',
      at,
    })),
  ]
  const told = parts.filter((part) => part !== undefined)
  return { status: worstOf(told), parts: told }
}

export function troublesOf({ parts }: Pick<Condition, 'parts'>): readonly PartCondition[] {
  return parts.filter(({ status }) => status !== 'pass')
}

function known<Figure>(figure: Figure | undefined, judged: (figure: Figure) => PartCondition): PartCondition | undefined {
  return figure === undefined ? undefined : judged(figure)
}

function judgeDatabase(milliseconds: number | undefined): PartCondition {
  if (milliseconds === undefined) return { part: 'database', status: 'fail' }
  return { part: 'database', status: milliseconds > SLOW_DATABASE_MS ? 'warn' : 'pass', milliseconds }
}

function judgeDisk({ freeBytes, totalBytes }: NonNullable<ConditionFigures['disk']>): PartCondition {
  const isLow = freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE
  return { part: 'disk', status: isLow ? 'warn' : 'pass', freeBytes, totalBytes }
}

/** Without a worker visitors still buy: what it does comes later. */
function judgeWorker({ seenAt, heldSince }: NonNullable<ConditionFigures['worker']>, now: Date): PartCondition {
  const seconds = seenAt && secondsBetween(seenAt, now)
  if (seconds !== undefined && seconds <= SILENT_WORKER_SECONDS && heldSince)
    return { part: 'worker', status: 'warn', seconds, at: heldSince, isHeld: true }
  return { part: 'worker', status: seconds !== undefined && seconds <= SILENT_WORKER_SECONDS ? 'pass' : 'warn', seconds }
}

/** Silence is no failure: only what went wrong and has not gone well since. */
function judgeLast(part: 'mail' | 'payments', { wellAt, failedAt }: LastTimes, now: Date): PartCondition {
  const isBroken = failedAt !== undefined && (wellAt === undefined || wellAt < failedAt)
  const at = isBroken ? failedAt : wellAt
  return { part, status: isBroken ? 'warn' : 'pass', at, seconds: at && secondsBetween(at, now) }
}

function worstOf(parts: readonly PartCondition[]): ConditionStatus {
  if (parts.some(({ status }) => status === 'fail')) return 'fail'
  return parts.some(({ status }) => status === 'warn') ? 'warn' : 'pass'
}

function secondsBetween(from: Date, to: Date): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1_000))
}
function isWithin(at: Date | undefined, seconds: number, now: Date): boolean {
  return at !== undefined && secondsBetween(at, now) <= seconds
}
