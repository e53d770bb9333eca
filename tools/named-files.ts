import { readFile } from 'node:fs/promises'
import { type Outcome, run } from './run.ts'

/** What leads a newcomer. Decision records tell of their day, and the glossary of words. */
const DOCUMENTS = /^(?:README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/lives\/.*\.md$/
const A_FILE = /`([\w.@{},/-]+\.(?:tsx?|mjs|cjs|sql))`/g

/** Files that a document names and nobody has: `orders.queries.ts` is the end of a path, `{es,en}/shop.ts` are two. */
export function missingFiles(document: string, files: readonly string[]): string[] {
  return [...document.matchAll(A_FILE)]
    .map(([, name = '']) => name)
    .filter((name) => variants(name).some((one) => !files.some((file) => `/${file}`.endsWith(one.startsWith('.') ? one : `/${one}`))))
}

function variants(name: string): string[] {
  const group = /\{([^}]*)\}/.exec(name)
  if (!group) return [name.replace(/^\.\//, '')]
  return (group[1] ?? '').split(',').flatMap((one) => variants(name.replace(group[0], one)))
}

export async function checkNamedFiles(): Promise<Outcome> {
  const { output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const files = output.split('\n')
  const found = await Promise.all(
    files
      .filter((file) => DOCUMENTS.test(file))
      .map(async (file) => missingFiles(await readFile(file, 'utf8'), files).map((name) => `${file} names ${name}, which is not there`)),
  )
  return { isGood: found.flat().length === 0, output: found.flat().join('\n') }
}
