import type { Axle } from '../car-facts.ts'

/** Where on the car, in the words of names and positions; nothing where both or neither are said. */
export function axleIn(text: string): Axle | undefined {
  return oneOf(text, /\b(?:delanter|front\b)/i, 'front', /\b(?:traser|rear\b)/i, 'rear')
}

export type Side = 'left' | 'right'
export function sideIn(text: string): Side | undefined {
  return oneOf(text, /\b(?:izquierd|left\b)/i, 'left', /\b(?:derech|right\b)/i, 'right')
}

function oneOf<Word>(text: string, one: RegExp, is: Word, other: RegExp, isOther: Word): Word | undefined {
  const [isOne, isTheOther] = [one.test(text), other.test(text)]
  if (isOne === isTheOther) return undefined
  return isOne ? is : isOther
}
