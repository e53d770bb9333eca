import { codedModelOf } from './vin-models.ts'

/**
 * What a vehicle identification number (NIV) tells without a data base: who made it, when, and of many cars the model. The letter of the
 * year repeats every thirty years, so there may be two, the later first.
 */
export type Vin = { readonly make: string | undefined; readonly model: string | undefined; readonly years: readonly number[] }
/** What was typed cannot be a NIV at all, or one of its characters is another. */
export type VinFault = 'shape' | 'check-digit'

const VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ'
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const YEAR_LETTERS = 'ABCDEFGHJKLMNPRSTVWXY123456789'
const FIRST_YEAR = 1980
const CYCLE = 30

/** Cars for North America carry a check digit; others do not. */
export function readVin(typed: string, thisYear: number): Vin | VinFault {
  const vin = typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return 'shape'
  if (/^[1-5]/.test(vin) && checkDigit(vin) !== vin[8]) return 'check-digit'
  const years = yearsOf(vin, thisYear)
  const coded = codedModelOf(vin, years)
  return { make: coded?.make ?? makeOf(vin), model: coded?.model, years }
}

/** Cars for the USA tell the two cycles apart in seventh place. A Tsuru of 2015 does not, so both stay possible. Next year's models are sold already. */
function yearsOf(vin: string, thisYear: number): number[] {
  const at = YEAR_LETTERS.indexOf(vin[9] ?? '')
  if (at < 0) return []
  return [FIRST_YEAR + at + CYCLE, FIRST_YEAR + at].filter((year) => year <= thisYear + 1)
}

/** Of the years a car may be of, one in which it was sold; if that does not decide, the later. */
export function likelyYear({ years }: Pick<Vin, 'years'>, sold: readonly number[]): number | undefined {
  return years.find((year) => sold.includes(year)) ?? years[0]
}

function checkDigit(vin: string): string {
  const sum = [...vin].reduce((total, symbol, i) => total + (VALUES.indexOf(symbol) % 10) * (WEIGHTS[i] ?? 0), 0)
  return '0123456789X'[sum % 11] ?? ''
}

function makeOf(vin: string): string | undefined {
  return MAKERS.find(([prefix]) => vin.startsWith(prefix))?.[1]
}

/** Makers' codes of cars that drive in Mexico, the longer before the shorter. */
const MAKERS: readonly (readonly [string, string])[] = [
  ...['3N1', '3N6', '3N8', '1N4', '1N6', '5N1', 'JN1', 'JN8', '94D', 'MNT'].map((code) => [code, 'Nissan'] as const),
  ...['3VW', '9BW', '1VW', 'WVW', 'WVG', '3VV', 'AAV', 'MEX'].map((code) => [code, 'Volkswagen'] as const),
  ...['3G1', '3GN', '3GC', '1G1', '1GC', '1GN', '2G1', 'KL1', 'KL8', 'LSG', '9BG', '93C', 'MA6', '93B'].map(
    (code) => [code, 'Chevrolet'] as const,
  ),
  ...['3FA', '3FT', '3FM', '1FA', '1FM', '1FT', '9BF', 'MAJ', 'WF0', '8AF', '3FE'].map((code) => [code, 'Ford'] as const),
  ...['3TM', '3TY', 'JTD', 'JTE', 'JTM', 'JTF', '2T1', '2T3', '4T1', '5YF', '5TD', '5TF', 'MR0', 'MHK', 'MHF', 'VNK', 'MR2', '8AJ'].map(
    (code) => [code, 'Toyota'] as const,
  ),
  ...['3HG', '3CZ', '1HG', '2HG', '5J6', '7FA', 'JHM', 'JHL', 'MRH', 'MLH', '93H', 'LUC', '2HK', '19X', 'SHH'].map(
    (code) => [code, 'Honda'] as const,
  ),
  ...['3KP', 'KNA', 'KND', 'KNM', '5XY', '5XX', '3KM', 'MZB'].map((code) => [code, 'Kia'] as const),
  ...['KMH', 'KM8', 'MAL', '5NP', '3KP', '9BH'].map((code) => [code, 'Hyundai'] as const),
  ...['3MZ', '3MD', '3MV', '3MY', 'JM1', 'JM3', '1YV', '4F2', 'MM7'].map((code) => [code, 'Mazda'] as const),
  ...['3C6', '1C6', '3D7', '9BD', '988'].map((code) => [code, 'RAM'] as const),
  ...['1J4', '1J8', '1C4', '3C4'].map((code) => [code, 'Jeep'] as const),
  ...['3C3', '1B3', '2B3', '1C3', '3D4', 'ML3', 'KPB', 'MAB'].map((code) => [code, 'Dodge'] as const),
  ...['VF1', '93Y', '9FB', 'KNM', '8A1', 'MEE', 'VF6'].map((code) => [code, 'Renault'] as const),
  ...['VF3', '936', '8AD', 'VR3'].map((code) => [code, 'Peugeot'] as const),
  ...['VSS', 'WS3'].map((code) => [code, 'SEAT'] as const),
  ...['JMB', 'JMY', 'MMB', 'JA3', 'JA4', '4A3', '4A4', 'MMC'].map((code) => [code, 'Mitsubishi'] as const),
  ...['JS2', 'JS3', 'MA3', 'MBH', 'TSM', 'JSA'].map((code) => [code, 'Suzuki'] as const),
  ...['ZFA', '3C3'].map((code) => [code, 'Fiat'] as const),
]
