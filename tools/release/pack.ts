import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, readdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'

/** Sorted, of one time, of nobody, readable by all and writable by its owner alone: the same files make the same archive. */
export async function pack(folder: string, name: string, archive: string, time: string): Promise<void> {
  const same = ['--sort=name', `--mtime=${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+rwX,go+rX,go-w', '--format=gnu']
  const tar = spawn('tar', [...same, '-C', folder, '-cf', '-', name], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<number | null>((resolve, reject) => tar.once('error', reject).once('exit', resolve))
  await pipeline(tar.stdout, createGzip({ level: constants.Z_BEST_COMPRESSION }), createWriteStream(archive))
  const code = await ended
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}

/** As `sha256sum -c` reads it. */
export async function writeSums(folder: string, files: readonly string[]): Promise<void> {
  const lines = await Promise.all(files.map(async (file) => `${await sumOf(file)}  ${basename(file)}\n`))
  await writeFile(join(folder, 'SHA256SUMS'), lines.join(''))
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Bytes of a file, or of all files below a folder. */
export async function sizeOf(path: string): Promise<number> {
  const found = await lstat(path)
  if (!found.isDirectory()) return found.size
  const sizes = await Promise.all((await readdir(path)).map((name) => sizeOf(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}
