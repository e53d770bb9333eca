import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from './base-data.ts'
import { engineFactsOf } from './engine-facts.ts'
import { readTables } from './read-tables.ts'
import { TABLES, type Table } from './tables.ts'

const OURS = join(import.meta.dirname, '../tables')
const folder = mkdtempSync(join(tmpdir(), 'shop-tables-'))
beforeAll(() => cpSync(OURS, folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** The tables with one file changed. */
function readWith(file: string, change: (text: string) => string | Buffer) {
  const text = readFileSync(join(OURS, file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(join(folder, file), changed)
  try {
    return readTables(folder)
  } finally {
    writeFileSync(join(folder, file), text)
  }
}

test('every cell is written as it stands in the tables of this package', () => {
  for (const [name, { columns }] of Object.entries<Table>(TABLES))
    for (const { key, values } of tables[name as keyof typeof tables])
      for (const [column, { heading, write, read, isOptional }] of Object.entries(columns)) {
        const value: unknown = values[column as keyof typeof values]
        const again = value === undefined && isOptional ? undefined : read(String(write(value)))
        expect([name, key, heading, again]).toEqual([name, key, heading, value])
      }
})

test.each([
  ['tipos.csv', 'fuel=gasoline', 'fuel=gasolina', /tipos.csv, row \d+: requiere cannot be "fuel=gasolina/],
  ['tipos.csv', 'front.frontBrake=disc', 'left.frontBrake=disc', /requiere cannot be "left.frontBrake=disc/],
  ['tipos.csv', 'front.frontBrake=disc', 'front.frontBrake=?', /requiere cannot be/],
  ['tipos.csv', ',fp,platform,front | rear,', ',fp,platform,front | back,', /posiciones cannot be "front \| back"/],
  ['tipos.csv', 'cerámicas / ceramic / 1.25', 'cerámicas / 1.25', /variantes cannot be "cerámicas \/ 1.25 \|/],
  ['tipos.csv', 'Con ABS / With ABS', 'Con ABS', /condiciones cannot be "Con ABS \|/],
  ['motores.csv', ',1992,2017,', ',1992,hoy,', /motores.csv, row 2: hasta cannot be "hoy"/],
  ['generaciones.csv', 'rearBrake=drum', 'rearBrake', /generaciones.csv, row 2: datos cannot be/],
  ['generaciones.csv', 'rearBrake=drum', 'rearBrake=drum; rearBrake=disc', /datos cannot be/],
  ['generaciones.csv', ',nissan/tsuru,', ',nissan/tsurito,', /nissan\/tsuru\/1992 lies in nissan\/tsurito, which is not in modelos.csv/],
  ['trabajos.csv', 'brake-pads (inicia)', 'brake-pads (empieza)', /trabajos.csv, row 2: piezas cannot be "brake-pads \(empieza\)/],
  ['marcas.csv', 'premium', 'carísima', /marcas.csv, row \d+: gama cannot be "carísima"/],
  ['marcas.csv', 'Bosch,', '"Bosch,', /marcas.csv is no table/],
])('%s with "%s" as "%s" says why it is refused', (file, from, to, why) => {
  expect(() => readWith(file, (text) => text.replace(from, to))).toThrow(why)
})

test('a file that is not UTF-8 is refused, and semicolons are read', () => {
  expect(() => readWith('marcas.csv', (text) => Buffer.from(text.replace('Bosch', 'Bösch'), 'latin1'))).toThrow(
    'marcas.csv is not UTF-8: save it as "CSV UTF-8".',
  )
  const semicolons = readWith('armadoras.csv', (text) => `\ufeff${text.replaceAll(',', ';').replaceAll('\n', '\r\n')}`)
  expect(semicolons.make).toEqual(tables.make)
})

test('tables that a shop exported earlier are read: fewer files and columns, facts and parts as JSON', () => {
  const json = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`
  const [facts, parts] = [{ fuel: ['gasoline'], rearBrake: ['disc', 'drum'] } as const, [{ type: 'brake-pads', begins: true }]]
  rmSync(join(folder, 'generaciones.csv'))
  rmSync(join(folder, 'familias.csv'))
  writeFileSync(join(folder, 'trabajos.csv'), `clave,nombre,nombre_en,piezas,activo\nfrenos,frenos,brakes,${json(parts)},no\n`)
  const read = readWith(
    'motores.csv',
    () => `clave,dentro_de,motor,desde,hasta,generacion,datos\nx/1.6/2000,nissan/tsuru,1.6,2000,2001,,${json(facts)}\n`,
  )
  expect([read.generation, read['engine-family']]).toEqual([[], []])
  expect(read['workshop-job'].map(({ values }) => values)).toEqual([
    {
      name_es: 'frenos',
      name_en: 'brakes',
      parts: [{ type: 'brake-pads', begins: true, pieces: null, extra: false }],
      is_active: false,
    },
  ])
  expect(read.engine.map((row) => engineFactsOf(read)(row).facts)).toEqual([facts])
  cpSync(OURS, folder, { recursive: true })
})

test('facts of an engine win over its generation, and those over its family', () => {
  const [row] = tables.engine.filter(({ key }) => key === 'nissan/tsuru/1.6/1992')
  if (!row) throw new Error('There is no Tsuru')
  const factsOf = engineFactsOf(tables)
  expect(factsOf(row).facts).toMatchObject({ cooling: ['water'], ignition: ['distributor'], rearBrake: ['drum'] })
  const changed = { ...row, values: { ...row.values, facts: { rearBrake: ['disc'], ignition: null } } } as typeof row
  expect(factsOf(changed).facts).toMatchObject({ rearBrake: ['disc'] })
  expect(factsOf(changed).facts).not.toHaveProperty('ignition')
  expect(() => factsOf({ ...row, values: { ...row.values, family: 'XX99' } })).toThrow('has the family XX99, which is not in familias.csv')
})
