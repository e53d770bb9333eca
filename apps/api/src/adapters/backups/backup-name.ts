type Named = { readonly at: Date; readonly version: string; readonly migration: string; readonly postgres: string }

const NAME = /^shop-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z-v.+\.backup$/
const UNFINISHED = '.tmp'

/** Says without being opened when it was made and what can read it: `shop-2026-11-17T03-37-00Z-v1.0.0-m0047-pg18.backup`. */
export const backupName = ({ at, version, migration, postgres }: Named): string =>
  `shop-${utcName(at)}-v${version}-m${migration.slice(0, 4)}-pg${postgres.split('.')[0]}.backup`

/** A time as part of a name: no colon, which some file systems refuse. */
export const utcName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Nothing for what is no backup of ours. */
export const timeOfBackup = (name: string): Date | undefined => {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

export const unfinishedName = (name: string): string => `${name}${UNFINISHED}`
export const isUnfinished = (name: string): boolean =>
  name.endsWith(UNFINISHED) && timeOfBackup(name.slice(0, -UNFINISHED.length)) !== undefined
