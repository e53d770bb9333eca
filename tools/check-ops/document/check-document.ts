import { basename, join } from 'node:path'
import type { Release } from '../../release/make-release.ts'
import type { Row } from '../rows.ts'
import { bootMachine, type Machine, unpackDisk } from './bare-machine.ts'
import { CERTIFICATE, HOST, PASSWORD } from './fill-in.ts'
import { machineDisk } from './machine-disk.ts'
import { blocksOf, OPERATIONS } from './operations-document.ts'
import { openReader, type Reader, Stopped } from './reader.ts'
import { askAll, atNight, install, restore, rollBack, save, upgrade } from './way-through.ts'

type Versions = { readonly first: Release; readonly next: Release }

/** Every command of docs/operations.md, typed on a bare Debian 12 and, when that has burnt down, on a second one. */
export async function checkDocument({ first, next }: Versions, folder: string): Promise<Row[]> {
  const rows: Row[] = []
  const replaced = new Map([
    ['tienda.example', HOST],
    ["'password'", `'${PASSWORD}'`],
    ['shop-1.0.0-linux-x64.tar.gz', basename(first.archive)],
    ['shop-1.1.0-linux-x64.tar.gz', basename(next.archive)],
    ['shop-1.0.0', `shop-${first.version}`],
    ['shop-1.1.0', `shop-${next.version}`],
  ])
  const running: Machine[] = []
  const sitAt = async (root: string): Promise<Reader> => {
    const machine = await bootMachine(root, HOST)
    running.push(machine)
    return openReader(machine, replaced, { CURL_CA_BUNDLE: CERTIFICATE }, rows)
  }
  const disk = await machineDisk(wantedPackages())
  const [one, other, saved] = [join(folder, 'one'), join(folder, 'other'), join(folder, 'saved')]
  try {
    await unpackDisk(disk, one)
    const reader = await sitAt(one)
    await install(reader, first)
    await askAll(reader)
    const { backup, facts } = await save(reader, saved)
    replaced.set('shop-….backup', backup)
    await reader.machine.end()

    await unpackDisk(disk, other)
    const another = await sitAt(other)
    await restore(another, first, saved, facts)
    await upgrade(another, next)
    await rollBack(another, first)
    await another.machine.end()
    // What was only started, not enabled, stays away.
    await atNight(await sitAt(other), replaced)
  } catch (error) {
    if (!(error instanceof Stopped)) rows.push({ what: 'the way through the document', isGood: false, found: String(error) })
  } finally {
    for (const machine of running) await machine.end()
  }
  return rows
}

function wantedPackages(): string[] {
  const install = blocksOf(OPERATIONS).flatMap(({ commands }) => /^apt-get install -y (.+)$/.exec(commands[0] ?? '')?.[1] ?? [])
  return install.join(' ').split(' ')
}
