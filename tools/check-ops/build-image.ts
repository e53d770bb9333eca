import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sizeOf } from '../release/pack.ts'
import { bareDebian, mustRun } from './base-image.ts'

type ImageConfig = {
  readonly User: string
  readonly Env: readonly string[]
  readonly Entrypoint: readonly string[]
  readonly Cmd: readonly string[]
  readonly WorkingDir: string
  readonly StopSignal: string
  readonly Labels: Readonly<Record<string, string>>
  readonly Volumes: Readonly<Record<string, unknown>>
  readonly Healthcheck?: { readonly Test: readonly string[] }
}
export type BuiltImage = {
  readonly config: ImageConfig
  /** Its files, as a container would see them. */
  readonly root: string
  readonly unpackedBytes: number
  readonly packedBytes: number
  /** Lets go of its files, so that the folder can be removed. */
  readonly unmount: () => Promise<unknown>
}

const IMAGE = 'localhost/shop'

/** The real Dockerfile by buildah, which needs no daemon; its store lies below `folder`, which has the archive in `dist`. */
export async function buildImage(version: string, folder: string): Promise<BuiltImage> {
  const env = { BUILDAH_ISOLATION: 'chroot' }
  const store = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = (...parameters: readonly string[]) => mustRun('buildah', [...store, ...parameters], env)
  const base = join(folder, 'base')
  await mkdir(base, { recursive: true })
  await cp(await bareDebian(), join(base, 'debian.tar'))
  await writeFile(join(base, 'Dockerfile'), 'FROM scratch\nADD debian.tar /\n')
  await buildah('bud', '--quiet', '-t', 'localhost/debian', base)

  await cp('.dockerignore', join(folder, '.dockerignore'))
  const given = ['BASE=localhost/debian', `VERSION=${version}`, 'COMMIT=none'].flatMap((one) => ['--build-arg', one])
  await buildah('bud', '--quiet', '--format', 'docker', ...given, '-f', 'ops/docker/Dockerfile', '-t', IMAGE, folder)

  const described = JSON.parse(await buildah('inspect', '--type', 'image', IMAGE)) as { Docker: { config: ImageConfig } }
  const packed = join(folder, 'image.tar')
  await buildah('push', '--quiet', IMAGE, `oci-archive:${packed}`)
  const container = (await buildah('from', '--pull-never', IMAGE)).trim()
  const root = (await buildah('mount', container)).trim()
  return {
    config: described.Docker.config,
    root,
    unpackedBytes: await sizeOf(root),
    packedBytes: await sizeOf(packed),
    unmount: () => buildah('rm', '--all'),
  }
}
