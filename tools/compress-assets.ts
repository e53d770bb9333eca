import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Run in the folder of an app after its build. Built files never change, so they are compressed once, as small as they get. */
const FOLDER = 'build/client'
for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|svg)$/.test(name))) {
  const path = join(FOLDER, file)
  const bytes = readFileSync(path)
  writeFileSync(`${path}.br`, brotliCompressSync(bytes))
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
}
