import { CONDITION_PARTS, type Condition, type ConditionPart, type ConditionStatus, type PartCondition, troublesOf } from './condition.ts'

/** A part that is not well, since when, and when the owners last heard of it. */
export type Alarm = {
  readonly part: ConditionPart
  readonly status: Exclude<ConditionStatus, 'pass'>
  readonly since: Date
  readonly toldAt: Date | undefined
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
export const ALARM_AGAIN_SECONDS = 86_400

export type Watched = {
  /** To be kept in place of what was known. */
  readonly alarms: readonly Alarm[]
  /** Unwell now, all of them, if one of them is to be told; none otherwise. */
  readonly troubles: readonly PartCondition[]
  /** The owners were told of these, and they are well again. */
  readonly over: readonly ConditionPart[]
}

/** What the owners are told of now: once when a part has been unwell for its grace, once a day while it lasts, and once when it is over. */
export const watch = (condition: Condition, before: readonly Alarm[], now: Date): Watched => {
  const unwell = troublesOf(condition)
  const alarms = unwell.map(({ part, status }) => alarmOf(part, status, before, now))
  const isTelling = alarms.some((alarm) => isDue(alarm, now))
  const wellParts = condition.parts.filter(({ status }) => status === 'pass').map(({ part }) => part)
  return {
    alarms: [
      // All of those past their grace are in the mail, so all of them were told.
      ...alarms.map((alarm) => (isTelling && isPastGrace(alarm, now) ? { ...alarm, toldAt: now } : alarm)),
      // Of what could not be asked nobody knows whether it is over.
      ...before.filter(({ part }) => !condition.parts.some((one) => one.part === part)),
    ],
    troubles: isTelling ? unwell.filter((_, place) => isPastGrace(alarms[place] as Alarm, now)) : [],
    over: before.filter(({ part, toldAt }) => toldAt !== undefined && wellParts.includes(part)).map(({ part }) => part),
  }
}

export const isConditionPart = (value: string): value is ConditionPart => (CONDITION_PARTS as readonly string[]).includes(value)

const alarmOf = (part: ConditionPart, status: ConditionStatus, before: readonly Alarm[], now: Date): Alarm => {
  const known = before.find((one) => one.part === part)
  return { part, status: status === 'fail' ? 'fail' : 'warn', since: known?.since ?? now, toldAt: known?.toldAt }
}

const secondsSince = (at: Date, now: Date): number => (now.getTime() - at.getTime()) / 1_000
const isPastGrace = ({ part, since }: Alarm, now: Date): boolean => secondsSince(since, now) >= ALARM_GRACE_SECONDS[part]
const isDue = (alarm: Alarm, now: Date): boolean =>
  isPastGrace(alarm, now) && (alarm.toldAt === undefined || secondsSince(alarm.toldAt, now) >= ALARM_AGAIN_SECONDS)
