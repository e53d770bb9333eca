import { cp, mkdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Release } from '../../release/make-release.ts'
import { mustRun } from '../base-image.ts'
import { fillIn } from './fill-in.ts'
import { addressesOf, OPERATIONS } from './operations-document.ts'
import { factsOf, makeAccount, OWNER, signIn } from './owner.ts'
import type { Reader } from './reader.ts'
import { TRIED_IN_TEXT } from './tried.ts'

const READY = 'curl --fail https://tienda.example/health/ready'
/** What a reader brings to a new machine from the one that burnt down. */
const SAVED = ['etc/shop', 'etc/nginx/conf.d/shop.conf', 'etc/letsencrypt', 'var/lib/shop-backups']

export async function install(reader: Reader, release: Release): Promise<void> {
  await putAtHand(reader, release)
  await reader.block('Install 1')
  await fillIn(reader)
  const said = await reader.block('Install 2')
  await makeAccount(reader, /https:\S+\/admin\/primera-cuenta\/[\w-]+/.exec(said)?.[0] ?? 'no link')
  await signIn(reader)
}

/** The addresses of the document's table, on the machine itself. */
export async function askAll({ type }: Reader): Promise<void> {
  for (const address of addressesOf(OPERATIONS)) {
    const asked = address.startsWith('/') ? `127.0.0.1:4001${address}` : address
    await type(`curl --fail -s ${asked}`, address.endsWith('/metrics') ? /^# HELP/m : /"/, `curl ${asked}`)
  }
}

export async function save(reader: Reader, folder: string): Promise<{ readonly backup: string; readonly facts: string }> {
  const facts = await factsOf(reader)
  const said = await reader.block('Back up and restore 1')
  for (const path of SAVED) await copyWithOwners(join(reader.machine.root, path), join(folder, path))
  return { backup: /shop-\S+\.backup/.exec(said)?.[0] ?? 'no backup', facts }
}

export async function restore(reader: Reader, release: Release, saved: string, facts: string): Promise<void> {
  // Somebody is there already, so that the shop's users get other numbers than they had.
  await reader.type('useradd --system --user-group another')
  await putAtHand(reader, release)
  await reader.block('Install 1')
  for (const path of SAVED) await copyWithOwners(join(saved, path), join(reader.machine.root, path))
  await reader.block('Back up and restore 2')
  await factsOf(reader, facts)
  await reader.type(READY)
  await signIn(reader)
}

export async function upgrade(reader: Reader, release: Release): Promise<void> {
  await putAtHand(reader, release)
  await reader.block('Upgrade 1')
  await saysVersion(reader, release)
}

export async function rollBack(reader: Reader, release: Release): Promise<void> {
  await reader.block('Roll back 1')
  await saysVersion(reader, release)
  await reader.type(READY)
}

/** Everything that stands in a sentence or a table, on a machine that was just switched on: nobody has started anything. */
export async function atNight(reader: Reader, replaced: Map<string, string>): Promise<void> {
  const answer = await reader.type(`${READY} --include`, /^x-request-id: \S+/im, 'switched on again, the shop is ready by itself')
  replaced.set('<id>', /^x-request-id: (\S+)/im.exec(answer)?.[1] ?? 'none')
  replaced.set('<unit>', 'shop-api@4001')
  replaced.set('<mail>', OWNER.email)
  for (const command of Object.keys(TRIED_IN_TEXT)) await reader.inText(command)
}

/** Not only the first that was restarted. */
async function saysVersion({ type }: Reader, { version }: Release): Promise<void> {
  const says = new RegExp(RegExp.escape(version))
  await type('shop version', says)
  for (const port of [4001, 4002, 3001, 3002, 3900]) await type(`curl --fail -s 127.0.0.1:${port}/version`, says)
}

async function putAtHand({ machine, returns }: Reader, { archive }: Release): Promise<void> {
  for (const file of [archive, join(dirname(archive), 'SHA256SUMS')]) await cp(file, join(machine.root, 'root', basename(file)))
  returns()
}

/** By number, as a copy from elsewhere has them. */
async function copyWithOwners(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await mustRun('cp', ['-a', '--no-target-directory', from, to])
}
