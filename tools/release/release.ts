import { parseArgs } from 'node:util'
import { version as readVersion } from '@shop/shop/version'
import { run } from '../run.ts'
import { makeRelease } from './make-release.ts'
import { stampOf } from './stamp.ts'

/** `npm run release`: from a clean checkout of the tag of its version; `--version 1.2.3-rc.1` names any other commit. */
const { values } = parseArgs({ options: { version: { type: 'string' }, out: { type: 'string', default: 'dist' } } })

function fail(why: string): never {
  console.error(why)
  return process.exit(1)
}
async function git(...parameters: readonly string[]) {
  return (await run('git', parameters)).output.trim()
}

if (process.platform !== 'linux') fail('A release is for Linux and is made on Linux.')
const changed = await git('status', '--porcelain')
if (changed) fail(`A release is made of what is committed. Not committed:\n${changed}`)
const ours = `v${readVersion().version}`
const tags = (await git('tag', '--points-at', 'HEAD')).split('\n')
const version = values.version ?? (tags.includes(ours) ? ours.slice(1) : undefined)
if (!version)
  fail(
    `This commit has no tag ${ours}. Give it one (git tag -a ${ours} -m ${ours}), or name a version: npm run release -- --version 1.2.3-rc.1`,
  )
else {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) fail(`"${version}" is no version; one is like 1.2.3 or 1.2.3-rc.1.`)
  const { archive, packedBytes, unpackedBytes, packages } = await makeRelease(await stampOf(version), values.out)
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(
    `${archive}\n${megabytes(packedBytes)} packed, ${megabytes(unpackedBytes)} unpacked, ${packages} packages and Node ${process.versions.node}`,
  )
}
