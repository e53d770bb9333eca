/** A word of a search as it was typed and as it is compared: lower case, no accents, nothing but letters, digits and decimals. */
export type Token = { readonly typed: string; readonly word: string; readonly start: number; readonly end: number }

const MOST_TOKENS = 24

/** `F-150` is one word, `2.5` a number, `balatas,discos` two words. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}]+(?:[.\-/'’][\p{L}\p{N}]+)*/gu)) {
    const word = wordKey(match[0])
    if (word) tokens.push({ typed: match[0], word, start: match.index, end: match.index + match[0].length })
  }
  return tokens.slice(0, MOST_TOKENS)
}

export function wordKey(typed: string): string {
  const plain = withoutAccents(typed.toLowerCase())
  return /^\d+\.\d+$/.test(plain) ? plain : plain.replace(/[^a-z0-9]/g, '')
}

export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
}

/** A name by its letters and digits alone: `F-150` and `f 150` are one. */
export function compact(text: string): string {
  return wordKey(text.replace(/\s+/g, '')).replace(/\./g, '')
}

/** Words that carry no meaning at the counter, in both languages. */
const EMPTY_WORDS = new Set(
  (
    'a al con cual cuanto de del e el en es esta este hay la las le lo los me mi mis necesito ocupo busco quiero tienen tiene tendra para pa por que se si su sus tu un una unas unos y o u mas ' +
    'auto carro coche camioneta vehiculo refaccion refacciones pieza parte partes precio cuesta anio ano modelo marca motor litros lts l ' +
    'the for of my and or with to in on an i need want looking car part fits fit that this engine year model price liter litre'
  ).split(' '),
)
/** They mean nothing alone, yet are part of names: "soporte de motor", "tapa de aceite del motor". */
const SOMETIMES_EMPTY = new Set(['motor', 'engine', 'fit', 'parte', 'pieza', 'modelo', 'marca'])

export function isEmptyWord(word: string): boolean {
  return EMPTY_WORDS.has(word)
}
export function canBePartOfName(word: string): boolean {
  return !EMPTY_WORDS.has(word) || SOMETIMES_EMPTY.has(word)
}

/** One of them: balatas, balata; alternadores, alternador. */
export function singularOf(word: string): string {
  if (word.length < 5 || !word.endsWith('s')) return word
  return /[rlnd]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1)
}

/** What is left of a word without number and gender: balata, balatas; delantero, delanteras; brake, brakes. */
export function stemOf(word: string): string {
  if (/\d/.test(word)) return word
  const singular = word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
  return singular.length > 3 ? singular.replace(/[aeo]$/, '') : singular
}

/** How a word sounds in Mexico: b and v, s, c and z, ll and y are the same, h is silent. */
export function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/sch/g, 'ch')
    .replace(/qu(?=[ei])|ck|k/g, 'c')
    .replace(/c(?=[ei])|z|x/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/w/g, 'u')
    .replace(/ll/g, 'y')
    .replace(/v/g, 'b')
    .replace(/(?<!c|s)h/g, '')
    .replace(/(.)\1/g, '$1')
}
