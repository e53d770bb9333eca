import type { Axle } from '../car-facts.ts'

/** Where on the car, in the words of names and positions; nothing where both or neither are said. */
export const axleIn = (text: string): Axle | undefined => oneOf(text, /\b(?:delanter|front\b)/i, 'front', /\b(?:traser|rear\b)/i, 'rear')

export type Side = 'left' | 'right'
export const sideIn = (text: string): Side | undefined => oneOf(text, /\b(?:izquierd|left\b)/i, 'left', /\b(?:derech|right\b)/i, 'right')

const oneOf = <Word>(text: string, one: RegExp, is: Word, other: RegExp, isOther: Word): Word | undefined => {
  const [isOne, isTheOther] = [one.test(text), other.test(text)]
  if (isOne === isTheOther) return undefined
  return isOne ? is : isOther
}
