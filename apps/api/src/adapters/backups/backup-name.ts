type Named = { readonly at: Date; readonly version: string; readonly migration: string; readonly postgres: string }

const NAME = /^shop-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-v.+\.backup$/
const UNFINISHED = '.tmp'

/** Says without being opened when it was made and what can read it: `shop-2026-11-17T03-37-00Z-v1.0.0-m0047-pg18.backup`. */
export function backupName({ at, version, migration, postgres }: Named): string {
  return `shop-${utcName(at)}-v${version}-m${migration.slice(0, 4)}-pg${postgres.split('.')[0]}.backup`
}

/** A time as part of a name: no colon, which some file systems refuse. */
export function utcName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** Nothing for what is no backup of ours. */
export function timeOfBackup(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

export function unfinishedName(name: string): string {
  return `${name}${UNFINISHED}`
}
export function isUnfinished(name: string): boolean {
  return name.endsWith(UNFINISHED) && timeOfBackup(name.slice(0, -UNFINISHED.length)) !== undefined
}
