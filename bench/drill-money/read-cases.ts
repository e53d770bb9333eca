import { readdir } from 'node:fs/promises'

/** Whatever the files of a folder export, in the order of their names. */
export async function readCases<One>(folder: URL): Promise<readonly One[]> {
  const found: One[] = []
  for (const file of (await readdir(folder)).toSorted())
    found.push(...Object.values((await import(new URL(file, folder).href)) as Record<string, One>))
  return found
}
