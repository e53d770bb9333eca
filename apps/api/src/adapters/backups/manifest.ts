import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ShopMode } from '@shop/settings/settings'
import { BadBackup } from './bad-backup.ts'

/** One file of a backup, as it lies there: compressed, and encrypted if that was asked for. */
export type Member = { readonly name: string; readonly bytes: number; readonly sha256: string }

export type CopiedTable = {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
  readonly member: string
}

/** `value` is a text: it may be larger than a number can say. */
export type Sequence = { readonly schema: string; readonly name: string; readonly value: string; readonly isCalled: boolean }

/** What a backup says about itself; readable without any key, and without any secret in it. */
export type Manifest = {
  readonly format: 1
  readonly name: string
  readonly startedAt: string
  readonly version: string
  readonly mode: ShopMode
  readonly postgres: string
  readonly migrations: readonly string[]
  /** How far the tables of the queue were. */
  readonly queueMigration: number
  readonly encrypted: boolean
  /** Names of the settings without which the restored data are not whole; never their values. */
  readonly secrets: readonly string[]
  /** On the disk of the server, indexes and all: what a restore needs room for. */
  readonly databaseBytes: number
  readonly files: { readonly count: number; readonly bytes: number }
  readonly tables: readonly CopiedTable[]
  readonly sequences: readonly Sequence[]
  readonly members: readonly Member[]
}

const SCHEMAS = ['public', 'graphile_worker']

export const MANIFEST = 'manifest.json'
export const DATABASE_FOLDER = 'database'
export const FILES_MEMBER = 'files.tar.zst'

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined)
  if (text === undefined) throw new BadBackup(`${folder} is not a backup: it has no ${MANIFEST}.`)
  const manifest = parsed(text)
  if (manifest?.format !== 1) throw new BadBackup(`${join(folder, MANIFEST)} cannot be read: it was altered, or made by a newer version.`)
  assertInside(folder, manifest)
  return manifest
}

/** Whoever wrote it may be somebody else: it names nothing outside its own folder, and no table but the shop's and the queue's. */
function assertInside(folder: string, { members, tables }: Manifest): void {
  const isInside = members.every(({ name }) => /^(?:database\/)?[\w.-]+$/.test(name) && !name.includes('..'))
  const areOurs = tables.every(({ schema, member }) => SCHEMAS.includes(schema) && members.some(({ name }) => name === member))
  if (!isInside || !areOurs) throw new BadBackup(`${join(folder, MANIFEST)} names what no backup of a shop holds: it was altered.`)
}

export function bytesOf({ members }: Manifest): number {
  return members.reduce((sum, { bytes }) => sum + bytes, 0)
}

function parsed(text: string): Manifest | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
