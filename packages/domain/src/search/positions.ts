/** Where on a car a part goes: along it, across it, or high and low. Of one axis any of the values said will do; of two axes both count. */
export const AXES: readonly (readonly string[])[] = [
  ['delantero', 'trasero'],
  ['izquierdo', 'derecho'],
  ['superior', 'inferior'],
]

/** How people say where a part goes, and the words that stand in product names. */
export const POSITIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    delantero: 'delantero delantera delanteros delanteras adelante delante enfrente frente frontal frontales front del dela',
    trasero: 'trasero trasera traseros traseras tras atras detras posterior posteriores rear back tra',
    izquierdo: 'izquierdo izquierda izquierdos izquierdas izq izqda izqdo lh chofer conductor piloto left driver drivers',
    derecho: 'derecho derecha derechos derechas der dcho dcha rh copiloto pasajero right passenger passengers',
    superior: 'superior superiores upper arriba',
    inferior: 'inferior inferiores lower abajo',
    'delantero izquierdo': 'lf fl di',
    'delantero derecho': 'rf fr dd',
    'trasero izquierdo': 'lr rl ti',
    'trasero derecho': 'rr td',
  }).flatMap(([read, said]) => said.split(' ').map((word): [string, readonly string[]] => [word, read.split(' ')])),
)

/** Too short to be taken for a place on their own: "del" is mostly "of the", "fr" may be the version of a car. */
const ABBREVIATIONS = new Set(['del', 'dela', 'tra', 'tras', 'di', 'dd', 'ti', 'td', 'fr', 'rl', 'fl', 'lf', 'rf', 'lr', 'rr'])

const SHORT_SIDES = new Set(['izq', 'der', 'izqda', 'izqdo', 'dcha', 'dcho', 'lh', 'rh'])

/** What a word says about the place. An abbreviation counts with its full stop or beside another one: "del. izq.", "del izq", but not "del conductor". */
export function positionsSaid(word: string, isAbbreviated: boolean, neighbours: readonly (string | undefined)[]): readonly string[] {
  const said = POSITIONS.get(word) ?? []
  if (!ABBREVIATIONS.has(word) || isAbbreviated) return said
  return neighbours.some((other) => other !== undefined && SHORT_SIDES.has(other)) ? said : []
}
