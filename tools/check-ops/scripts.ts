import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { run } from '../run.ts'
import { type Row, row } from './rows.ts'

const FOLDERS = ['ops/bin', 'tools/check-ops/document']

export async function checkScripts(): Promise<Row[]> {
  const files = (await Promise.all(FOLDERS.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))))).flat()
  const shell: string[] = []
  for (const file of files) if ((await readFile(file, 'utf8')).startsWith('#!/bin/sh')) shell.push(file)
  return Promise.all(
    shell.map((file) =>
      row(`shellcheck ${file}`, async () => {
        const { isGood, output } = await run('shellcheck', ['--severity=style', file])
        return { isGood, found: isGood ? 'nothing' : output }
      }),
    ),
  )
}
