import { stemOf } from './words.ts'

/** What parts are made of or held by: "tornillo de cáliper" is a bolt and no caliper. */
const SPANISH =
  'abrazadera arandela aro base bota boton bracket buje cable caja candado capuchon carbones carcasa chaveta clip conector corona cristal cubierta ' +
  'cubrepolvo diafragma eje embolo emblema empaque engrane espiga esparrago filtro forro funda fuelle fusible ganchos goma grapa guardapolvo guia ' +
  'hule junta ligas llave manguera manija marco mica moldura muelle mango motor oring palanca perno pestillo pin pinon piston pluma ' +
  'polea protector rejilla remache repuesto resorte reten riel rodillo rosca rondana seguro sello sensor silenciador soporte switch tapa tapon tensor ' +
  'tirante tope tornillo tubo tuerca valvula varilla vastago'
const ENGLISH =
  'bolt boot bracket bushing cap clamp clip connector cover gasket grommet guide hinge hose housing knob lens lever nut pin pulley ' +
  'rod screw seal shaft shield spring stud valve washer wire bearing handle hardware'

function stems(words: string): ReadonlySet<string> {
  return new Set(words.split(' ').map(stemOf))
}
const SPANISH_STEMS = stems(SPANISH)
const ENGLISH_STEMS = stems(ENGLISH)

/** Said before what it belongs to: "tornillo de cáliper". */
export function isPieceNoun(word: string): boolean {
  return SPANISH_STEMS.has(stemOf(word))
}
/** Said behind it: "caliper bolt". */
export function isEnglishPieceNoun(word: string): boolean {
  return ENGLISH_STEMS.has(stemOf(word))
}
