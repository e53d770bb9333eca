import { readFile, writeFile } from 'node:fs/promises'
import type { Shipped } from './production-packages.ts'
import type { Stamp } from './stamp.ts'

type Lock = { readonly packages: Readonly<Record<string, { readonly integrity?: string }>> }

/** What is in the archive, as CycloneDX. Written here: npm's own list wants a version of each workspace, and names what we leave out. */
export async function writeSbom(shipped: readonly Shipped[], stamp: Stamp, file: string): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
  const components = shipped.map((one) => component(one, packages[one.path]?.integrity))
  await writeFile(file, `${JSON.stringify(bomOf(stamp, [...components, nodeItself()]), null, 2)}\n`)
}

function bomOf({ version, commit, built }: Stamp, components: readonly object[]) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: built,
      component: {
        'bom-ref': `shop@${version}`,
        type: 'application',
        name: 'shop',
        version,
        properties: [{ name: 'commit', value: commit }],
      },
    },
    components,
  }
}

function component({ name, version, license, path }: Shipped, integrity: string | undefined) {
  return {
    // The same package may be there twice, for two others.
    'bom-ref': path,
    type: 'library',
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license ? { licenses: [/\s/.test(license) ? { expression: license } : { license: { name: license } }] } : {}),
    ...(integrity?.startsWith('sha512-')
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') }] }
      : {}),
  }
}

function nodeItself() {
  const version = process.versions.node
  return { 'bom-ref': 'runtime/node', type: 'platform', name: 'node', version, purl: `pkg:generic/node@${version}` }
}
