import { nameOfAlias, readAlias } from '@shop/domain/model-alias'
import { CODED_MODELS } from '@shop/domain/vin-models'
import { expect, test } from 'vitest'
import { everyVehicle, tables } from './base-data.ts'
import type { Engine, VehicleModel } from './shapes.ts'

const required: Readonly<Record<string, readonly string[]>> = {
  Nissan: ['Tsuru', 'Versa', 'March', 'Sentra', 'NP300', 'Frontier', 'Tiida', 'Platina', 'X-Trail', 'Kicks', 'Urvan'],
  Chevrolet: ['Aveo', 'Spark', 'Beat', 'Chevy', 'Tornado', 'Corsa', 'Cruze', 'Trax', 'Onix', 'Cavalier', 'Silverado', 'Optra', 'Captiva'],
  Volkswagen: [
    'Jetta',
    'Jetta Clásico',
    'Bora',
    'Vento',
    'Gol',
    'Polo',
    'Pointer',
    'Golf',
    'Beetle',
    'Sedan',
    'Tiguan',
    'Saveiro',
    'Crossfox',
  ],
  SEAT: ['Ibiza', 'León', 'Toledo', 'Córdoba'],
  Ford: ['Fiesta', 'Focus', 'Ikon', 'Ranger', 'F-150', 'Escape', 'EcoSport', 'Fusion', 'Figo', 'Courier', 'Explorer'],
  Toyota: ['Corolla', 'Yaris', 'Hilux', 'Avanza', 'RAV4', 'Camry', 'Tacoma', 'Hiace', 'Sienna'],
  Honda: ['Civic', 'CR-V', 'City', 'Fit', 'Accord', 'HR-V'],
  Hyundai: ['Accent', 'Grand i10', 'Elantra', 'Tucson', 'Creta'],
  Kia: ['Rio', 'Forte', 'Sportage', 'Soul', 'Seltos'],
  Mazda: ['Mazda 3', 'Mazda 2', 'CX-5', 'CX-3'],
  Dodge: ['Attitude', 'Neon', 'Journey', 'Stratus', 'Caliber'],
  RAM: ['700', '1500'],
  Renault: ['Duster', 'Logan', 'Sandero', 'Kwid', 'Clio', 'Stepway'],
  Peugeot: ['Partner', '206', '207', '208', '301', 'Manager'],
  Mitsubishi: ['L200', 'Lancer', 'Outlander'],
  Suzuki: ['Swift', 'Ignis', 'Vitara'],
  Fiat: ['Uno', 'Mobi', 'Palio'],
  Jeep: ['Liberty', 'Patriot', 'Compass', 'Wrangler'],
}

function nameOf(vehicle: VehicleModel) {
  return `${vehicle.make} ${vehicle.model}`
}

function plain(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function repeated(texts: readonly string[]) {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}

const everyGeneration = everyVehicle.flatMap((vehicle) =>
  vehicle.generations.map((generation) => ({ where: `${nameOf(vehicle)} ${generation.from}`, generation })),
)

function isSoldIn({ from, to }: Engine, year: number) {
  return from <= year && year <= to
}

function enginesOf(make: string, model: string, year: number) {
  return everyVehicle
    .filter((vehicle) => vehicle.make === make && vehicle.model === model)
    .flatMap((vehicle) => vehicle.generations)
    .filter((generation) => year >= generation.from && year <= generation.to)
    .flatMap((generation) => generation.engines.filter((engine) => isSoldIn(engine, year)))
    .map((engine) => engine.label)
}

test('has at least 85 models, each named once', () => {
  expect(everyVehicle.length).toBeGreaterThanOrEqual(85)
  expect(repeated(everyVehicle.map((vehicle) => plain(vehicle.model)))).toEqual([])
})

test('has every model the shop cannot do without', () => {
  const present = everyVehicle.map(nameOf)
  const missing = Object.entries(required)
    .flatMap(([make, models]) => models.map((model) => `${make} ${model}`))
    .filter((name) => !present.includes(name))
  expect(missing).toEqual([])
})

test('gives each model-year to one generation only, oldest first', () => {
  const wrong = everyVehicle.filter(({ generations }) =>
    generations.some((next, at) => at > 0 && next.from <= (generations[at - 1]?.to ?? 0)),
  )
  expect(wrong.map(nameOf)).toEqual([])
  expect(everyVehicle.filter((vehicle) => vehicle.generations.length === 0).map(nameOf)).toEqual([])
})

test('keeps years between 1960 and 2027, from before to', () => {
  const wrong = everyGeneration.filter(({ generation: { from, to } }) => from < 1960 || to > 2027 || from > to)
  expect(wrong.map(({ where }) => where)).toEqual([])
})

test('has each engine in the one generation of its first year', () => {
  const placed = everyGeneration.reduce((sum, { generation }) => sum + generation.engines.length, 0)
  expect(placed).toBe(tables.engine.length)
})

test('keeps engine years inside their generation', () => {
  const wrong = everyGeneration.flatMap(({ where, generation }) =>
    generation.engines
      .filter(({ from, to }) => from < generation.from || to > generation.to || from > to)
      .map((engine) => `${where} ${engine.label}`),
  )
  expect(wrong).toEqual([])
})

test('offers at least one engine in every model-year', () => {
  const wrong = everyGeneration.flatMap(({ where, generation }) =>
    Array.from({ length: generation.to - generation.from + 1 }, (_, at) => generation.from + at)
      .filter((year) => !generation.engines.some((engine) => isSoldIn(engine, year)))
      .map((year) => `${where}: ${year}`),
  )
  expect(wrong).toEqual([])
})

test('labels engines once per generation and starts them with the displacement, or says that they are electric', () => {
  const labels = everyGeneration.map(({ where, generation }) => ({ where, labels: generation.engines.map((engine) => engine.label) }))
  expect(labels.filter((each) => repeated(each.labels).length > 0)).toEqual([])
  expect(labels.flatMap((each) => each.labels).filter((label) => !/^(\d\.\d( \S.*)?|Eléctrico)$/.test(label))).toEqual([])
})

test('knows one engine family by one displacement', () => {
  const displacements = new Map<string, Set<string>>()
  for (const { generation } of everyGeneration)
    for (const { family, label } of generation.engines)
      displacements.set(family, (displacements.get(family) ?? new Set()).add(label.slice(0, 3)))
  expect([...displacements].filter(([, found]) => found.size > 1).map(([family, found]) => [family, [...found]])).toEqual([])
})

test('marks exactly the diesels as diesel', () => {
  const wrong = everyGeneration.flatMap(({ where, generation }) =>
    generation.engines
      .filter((engine) => /diésel|TDI|HDi/.test(engine.label) !== (engine.facts.fuel?.includes('diesel') ?? false))
      .map((engine) => `${where} ${engine.label}`),
  )
  expect(wrong).toEqual([])
})

test('writes platforms in kebab-case', () => {
  const wrong = everyGeneration.filter(({ generation }) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(generation.platform))
  expect(wrong.map(({ where }) => where)).toEqual([])
})

test('writes aliases normalised, each for one model, none of them a model name', () => {
  const aliases = everyVehicle.flatMap((vehicle) => vehicle.aliases.map(nameOfAlias))
  const models = everyVehicle.map((vehicle) => plain(vehicle.model))
  expect(aliases.filter((alias) => !/^[a-z0-9]+([ -][a-z0-9]+)*$/.test(alias))).toEqual([])
  expect(repeated(aliases)).toEqual([])
  expect(aliases.filter((alias) => models.includes(alias))).toEqual([])
  const stolen = everyVehicle.flatMap((vehicle) =>
    everyVehicle.filter((other) => other !== vehicle && vehicle.aliases.map(nameOfAlias).includes(plain(nameOf(other)))).map(nameOf),
  )
  expect(stolen).toEqual([])
})

test('gives aliases of a generation years in which the model was sold', () => {
  const wrong = everyVehicle.flatMap(({ aliases, generations }) =>
    aliases.filter((alias) => {
      const { years } = readAlias(alias)
      return years && !generations.some(({ from, to }) => from <= years.from && years.from <= to && (years.to ?? to) <= to)
    }),
  )
  expect(wrong).toEqual([])
})

test('rates popularity in whole steps from 1 to 10', () => {
  const wrong = everyVehicle.filter(({ popularity }) => !Number.isInteger(popularity) || popularity < 1 || popularity > 10)
  expect(wrong.map(nameOf)).toEqual([])
})

test.each([
  ['Nissan', 'Tsuru', 1992, '1.6'],
  ['Nissan', 'Tsuru', 2017, '1.6'],
  ['Nissan', 'Versa', 2016, '1.6'],
  ['Volkswagen', 'Jetta', 2011, '2.5'],
  ['Volkswagen', 'Jetta', 2014, '2.5'],
  ['Volkswagen', 'Jetta', 2014, '2.0'],
  ['Volkswagen', 'Jetta', 2018, '2.5'],
  ['Volkswagen', 'Jetta', 2026, '1.4 TSI'],
  ['Honda', 'Civic', 2016, '2.0'],
])('sold the %s %s of %i with the %s', (make, model, year, label) => {
  expect(enginesOf(make, model, year)).toContain(label)
})

test('shares platforms and engine families across models', () => {
  const modelsOn = (platform: string) =>
    everyVehicle
      .filter((vehicle) => vehicle.generations.some((generation) => generation.platform === platform))
      .map((vehicle) => vehicle.model)
  expect(modelsOn('nissan-v')).toEqual(expect.arrayContaining(['Versa', 'March', 'Kicks']))
  expect(modelsOn('vw-pq34')).toEqual(expect.arrayContaining(['Jetta', 'Jetta Clásico', 'Golf', 'Beetle', 'León', 'Toledo']))
  expect(modelsOn('renault-b0')).toEqual(expect.arrayContaining(['Logan', 'Sandero', 'Duster']))
  expect(modelsOn('renault-x65')).toEqual(expect.arrayContaining(['Platina', 'Clio']))
  const modelsWith = (family: string) =>
    everyVehicle
      .filter((vehicle) => vehicle.generations.some((generation) => generation.engines.some((engine) => engine.family === family)))
      .map((vehicle) => vehicle.model)
  expect(modelsWith('K4M')).toEqual(expect.arrayContaining(['Platina', 'Aprio', 'Clio', 'Kangoo']))
  expect(modelsWith('EA855')).toEqual(expect.arrayContaining(['Jetta', 'Bora', 'Beetle']))
})

test('every model that a NIV tells is one of ours, in some of the years of its code', () => {
  const unknown = CODED_MODELS.filter(
    ({ make, model, from = 0, to = 9999 }) =>
      !everyVehicle.some(
        (one) => one.make === make && one.model === model && one.generations.some((run) => run.from <= to && run.to >= from),
      ),
  )
  expect(unknown).toEqual([])
})
