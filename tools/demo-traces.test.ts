import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTracesIn } from './demo-traces.ts'

const ROOT = join(import.meta.dirname, '..')
const SHIPPED = ['apps/web', 'apps/admin', 'apps/api/src', 'apps/shop/src', 'packages']
const ENDS = /\.(tsx?|css|html|svg|json|webmanifest)$/
/** What tests stand on, what was made of it, and the demo itself. */
const LEFT_OUT = /node_modules|[/](build|testing)[/]|[/]src[/]demo[/]|\.test\.tsx?$/

test('a text is searched however it is written', () => {
  expect(demoTracesIn('Bienvenido a LA TUERCA, tel. 222 123 4567')).toEqual(['name: La Tuerca', 'phone as people read it: 222 123 4567'])
  expect(demoTracesIn('Estado de Puebla')).toEqual([])
  expect(demoTracesIn('Estado de Puebla', { alsoCity: true })).toEqual(['city: Puebla'])
})

/** Mails, receipts, screens and hints are all made of these: whatever is not in them has to come from the shop's own data. */
test('no code, text or style of the shop holds anything of the demo’s identity', () => {
  const files = SHIPPED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ).filter((file) => ENDS.test(file) && !LEFT_OUT.test(file))
  expect(files.length).toBeGreaterThan(1_500)
  const found = files.flatMap((file) => demoTracesIn(readFileSync(join(ROOT, file), 'utf8')).map((trace) => `${file}: ${trace}`))
  expect(found).toEqual([])
})
