import { readFileSync, statSync } from 'node:fs'

/** Who runs PostgreSQL. It refuses to run as root, so root lends it to somebody else. */
export type Runner = { readonly uid: number; readonly gid: number; readonly name: string }

/** Undefined when we are not root and PostgreSQL simply runs as we do. */
export function chooseRunner(dataFolder: string, isRoot = process.getuid?.() === 0, accounts = readAccounts()): Runner | undefined {
  if (!isRoot) return undefined
  const ordinary = accounts.filter(({ uid }) => uid !== 0)
  const owner = ownerOf(dataFolder)
  const runner =
    // Whoever made the data folder must keep it: PostgreSQL opens no folder of another user.
    ordinary.find(({ uid }) => uid === owner) ??
    ordinary.find(({ name }) => name === 'postgres') ??
    ordinary.find(({ name }) => name === 'nobody')
  if (!runner)
    throw new Error(
      'PostgreSQL cannot run as root and this machine has no user "postgres" or "nobody". Create one: useradd --system postgres',
    )
  return runner
}

function ownerOf(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.uid
}

function readAccounts(): Runner[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .flatMap(([name, , uid, gid]) => (name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : []))
}
