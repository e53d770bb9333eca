import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildPages, buildServer } from '@shop/shop/web-build'
import { run } from '../run.ts'
import { pack, sizeOf, writeSums } from './pack.ts'
import { copyPackages, installProduction } from './production-packages.ts'
import { isNeededAtRunTime } from './runtime-files.ts'
import { writeSbom } from './sbom.ts'
import type { Stamp } from './stamp.ts'

export type Release = {
  readonly version: string
  readonly archive: string
  readonly packedBytes: number
  readonly unpackedBytes: number
  readonly packages: number
}

const PLATFORM = `${process.platform}-${process.arch}`

/** An archive that runs on a bare Debian: sources, built pages, the packages they need, and Node itself. */
export async function makeRelease(stamp: Stamp, out: string): Promise<Release> {
  await buildPages()
  const server = await buildServer()
  const work = await realpath(await mkdtemp(join(tmpdir(), 'shop-release-')))
  try {
    const name = `shop-${stamp.version}`
    const [installed, folder] = [join(work, 'installed'), join(work, name)]
    const tracked = await trackedFiles()
    await installProduction(
      installed,
      tracked.filter((file) => file.endsWith('package.json')),
    )
    for (const file of tracked.filter(isNeededAtRunTime)) await copy(file, join(folder, file))
    for (const app of ['web', 'admin']) await cp(`apps/${app}/build`, join(folder, 'apps', app, 'build'), { recursive: true })
    await cp(server, join(folder, 'apps/shop/build/server'), { recursive: true })
    const shipped = await copyPackages(installed, folder)
    await copyRuntime(folder)
    await writeFile(join(folder, 'version.json'), `${JSON.stringify(stamp, null, 2)}\n`)

    await mkdir(out, { recursive: true })
    const archive = join(out, `${name}-${PLATFORM}.tar.gz`)
    const sbom = join(out, `${name}-${PLATFORM}.cdx.json`)
    await pack(work, name, archive, stamp.built)
    await writeSbom(shipped, stamp, sbom)
    await writeSums(out, [archive, sbom])
    return {
      version: stamp.version,
      archive,
      packedBytes: await sizeOf(archive),
      unpackedBytes: await sizeOf(folder),
      packages: shipped.length,
    }
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function trackedFiles(): Promise<readonly string[]> {
  const { isGood, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  if (!isGood) throw new Error(`A release is made from a checkout: ${output}`)
  return output.split('\n').filter(Boolean)
}

/** The Node that npm brought, so that no other is asked for, and the command an operator types. */
async function copyRuntime(folder: string): Promise<void> {
  const node = join('node_modules', `node-${PLATFORM}`)
  await copy(join(node, 'bin/node'), join(folder, 'runtime/node'))
  await copy(join(node, 'LICENSE'), join(folder, 'runtime/LICENSE'))
  await copy('ops/bin/shop', join(folder, 'bin/shop'))
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  await cp(from, to)
}
