import { CONDITION_PARTS, type Condition, type ConditionPart, type ConditionStatus, type PartCondition, troublesOf } from './condition.ts'

/** A part that is not well, since when, and when the owners last heard of it; or one that is well again, which the bell has yet to say. */
export type Alarm = {
  readonly part: ConditionPart
  readonly status: Exclude<ConditionStatus, 'pass'>
  readonly since: Date
  readonly toldAt: Date | undefined
  /** When the bell outside is rung for it, the next time. Undefined: it was heard. */
  readonly ringsAt: Date | undefined
}

/** How long a part may be unwell before anybody is told: what heals itself is nobody's business. */
export const ALARM_GRACE_SECONDS: Readonly<Record<ConditionPart, number>> = {
  database: 120,
  migrations: 300,
  files: 120,
  disk: 300,
  worker: 60,
  'jobs-due': 0,
  'jobs-failing': 0,
  'jobs-given-up': 0,
  mail: 600,
  payments: 300,
  // While a new version is brought in, machine by machine, there are two.
  versions: 900,
  backup: 0,
}
const ALARM_AGAIN_SECONDS = 86_400
/** Less than the minute between two looks, and more than a bell that nobody hears takes. */
const RING_AGAIN_SECONDS = 45

export type Watched = {
  /** To be kept in place of what was known. */
  readonly alarms: readonly Alarm[]
  /** Unwell now, all of them, if one of them is to be told; none otherwise. */
  readonly troubles: readonly PartCondition[]
  /** The owners were told of these, and they are well again. */
  readonly over: readonly ConditionPart[]
  /** What the bell says now: as it is by now, whatever it was when nobody heard. Whoever keeps the alarms has claimed it for a while. */
  readonly ring: { readonly troubles: readonly PartCondition[]; readonly over: readonly ConditionPart[] }
}

/** What the owners are told of now: once when a part has been unwell for its grace, once a day while it lasts, and once when it is over. */
export function watch(condition: Condition, before: readonly Alarm[], now: Date): Watched {
  const unwell = troublesOf(condition)
  const current = unwell.map(({ part, status }) => alarmOf(part, status, before, now))
  const isTelling = current.some((alarm) => isDue(alarm, now))
  const isTold = (alarm: Alarm) => isTelling && isPastGrace(alarm, now)
  const wellParts = new Set(condition.parts.filter(({ status }) => status === 'pass').map(({ part }) => part))
  const wellAgain = before.filter(({ part }) => wellParts.has(part))
  const alarms = [
    // All of those past their grace are in the mail, so all of them were told.
    ...current.map((alarm) => (isTold(alarm) ? { ...alarm, toldAt: now, ringsAt: now } : alarm)),
    ...wellAgain.map((alarm) => saidToBeOver(alarm, now)).filter(({ ringsAt }) => ringsAt !== undefined),
    // Of what could not be asked nobody knows whether it is over.
    ...before.filter(({ part }) => !condition.parts.some((one) => one.part === part)),
  ]
  const ringing = alarms.filter((alarm) => isRinging(alarm, wellParts, now)).map(({ part }) => part)
  return {
    alarms: alarms.map((alarm) => (ringing.includes(alarm.part) ? { ...alarm, ringsAt: secondsAfter(now, RING_AGAIN_SECONDS) } : alarm)),
    troubles: unwell.filter((_, place) => isTold(current[place] as Alarm)),
    over: wellAgain.filter(({ toldAt }) => toldAt !== undefined).map(({ part }) => part),
    ring: { troubles: unwell.filter(({ part }) => ringing.includes(part)), over: ringing.filter((part) => wellParts.has(part)) },
  }
}

export function isConditionPart(value: string): value is ConditionPart {
  return (CONDITION_PARTS as readonly string[]).includes(value)
}

function alarmOf(part: ConditionPart, status: ConditionStatus, before: readonly Alarm[], now: Date): Alarm {
  const known = before.find((one) => one.part === part)
  return {
    part,
    status: status === 'fail' ? 'fail' : 'warn',
    since: known?.since ?? now,
    toldAt: known?.toldAt,
    ringsAt: known?.ringsAt,
  }
}

/** Should it fail again before the bell is heard, its grace begins then. */
function saidToBeOver(alarm: Alarm, now: Date): Alarm {
  return {
    ...alarm,
    since: now,
    toldAt: undefined,
    ringsAt: alarm.toldAt === undefined ? alarm.ringsAt : now,
  }
}

/** A trouble rings once the owners were told, for what heals itself is nobody's business outside either. */
function isRinging({ part, toldAt, ringsAt }: Alarm, wellParts: ReadonlySet<ConditionPart>, now: Date): boolean {
  return ringsAt !== undefined && ringsAt <= now && (toldAt !== undefined || wellParts.has(part))
}

function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1_000)
}
function secondsSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / 1_000
}
function isPastGrace({ part, since }: Alarm, now: Date): boolean {
  return secondsSince(since, now) >= ALARM_GRACE_SECONDS[part]
}
function isDue(alarm: Alarm, now: Date): boolean {
  return isPastGrace(alarm, now) && (alarm.toldAt === undefined || secondsSince(alarm.toldAt, now) >= ALARM_AGAIN_SECONDS)
}
