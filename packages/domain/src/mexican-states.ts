import { slugOf } from './slug.ts'

/** A state with its official name, its INEGI code, and the first two digits of its postal codes. */
export type MexicanState = {
  readonly code: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly postalPrefixes: readonly [first: number, last: number]
}

function state(code: string, name: string, postalPrefixes: readonly [number, number], ...aliases: string[]): MexicanState {
  return {
    code,
    name,
    aliases,
    postalPrefixes,
  }
}

export const MEXICAN_STATES: readonly MexicanState[] = [
  state('01', 'Aguascalientes', [20, 20]),
  state('02', 'Baja California', [21, 22], 'Baja California Norte'),
  state('03', 'Baja California Sur', [23, 23]),
  state('04', 'Campeche', [24, 24]),
  state('05', 'Coahuila de Zaragoza', [25, 27], 'Coahuila'),
  state('06', 'Colima', [28, 28]),
  state('07', 'Chiapas', [29, 30]),
  state('08', 'Chihuahua', [31, 33]),
  state('09', 'Ciudad de México', [0, 16], 'CDMX', 'Distrito Federal', 'D.F.', 'Mexico City'),
  state('10', 'Durango', [34, 35]),
  state('11', 'Guanajuato', [36, 38]),
  state('12', 'Guerrero', [39, 41]),
  state('13', 'Hidalgo', [42, 43]),
  state('14', 'Jalisco', [44, 49]),
  state('15', 'México', [50, 57], 'Estado de México', 'Edomex'),
  state('16', 'Michoacán de Ocampo', [58, 61], 'Michoacán'),
  state('17', 'Morelos', [62, 62]),
  state('18', 'Nayarit', [63, 63]),
  state('19', 'Nuevo León', [64, 67]),
  state('20', 'Oaxaca', [68, 71]),
  state('21', 'Puebla', [72, 75]),
  state('22', 'Querétaro', [76, 76], 'Querétaro de Arteaga'),
  state('23', 'Quintana Roo', [77, 77]),
  state('24', 'San Luis Potosí', [78, 79]),
  state('25', 'Sinaloa', [80, 82]),
  state('26', 'Sonora', [83, 85]),
  state('27', 'Tabasco', [86, 86]),
  state('28', 'Tamaulipas', [87, 89]),
  state('29', 'Tlaxcala', [90, 90]),
  state('30', 'Veracruz de Ignacio de la Llave', [91, 96], 'Veracruz'),
  state('31', 'Yucatán', [97, 97]),
  state('32', 'Zacatecas', [98, 99]),
]

/** Case and accents do not matter, and the short names that people use are understood. */
export function findState(name: string): MexicanState | undefined {
  const wanted = slugOf(name)
  return MEXICAN_STATES.find((one) => [one.name, ...one.aliases].some((known) => slugOf(known) === wanted))
}

export function isPostalCodeOf(postalCode: string, { postalPrefixes: [first, last] }: MexicanState): boolean {
  const prefix = Number(postalCode.slice(0, 2))
  return /^\d{5}$/.test(postalCode) && prefix >= first && prefix <= last
}

/** The state that a postal code lies in, as soon as its first two digits say so. */
export function stateOfPostalCode(postalCode: string): MexicanState | undefined {
  return MEXICAN_STATES.find((state) => isPostalCodeOf(postalCode.trim(), state))
}
