/** Capital letters and digits as strokes in a box 60 wide and 100 high: pictures must not depend on the fonts of the machine that makes them. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 100L30 0L60 100M11 64H49',
  B: 'M0 0V100H36Q60 100 60 74Q60 48 36 48H0M0 0H34Q55 0 55 24Q55 48 34 48',
  C: 'M60 22Q54 0 31 0Q0 0 0 50Q0 100 31 100Q54 100 60 78',
  D: 'M0 0V100H26Q60 100 60 50Q60 0 26 0Z',
  E: 'M54 0H0V100H54M0 48H44',
  F: 'M54 0H0V100M0 48H44',
  G: 'M59 22Q53 0 31 0Q0 0 0 50Q0 100 31 100Q60 100 60 54H34',
  H: 'M0 0V100M60 0V100M0 49H60',
  I: 'M30 0V100',
  J: 'M50 0V72Q50 100 26 100Q2 100 2 74',
  K: 'M0 0V100M56 0L0 60M18 42L60 100',
  L: 'M0 0V100H50',
  M: 'M0 100V0L30 62L60 0V100',
  N: 'M0 100V0L60 100V0',
  O: 'M30 0Q0 0 0 50Q0 100 30 100Q60 100 60 50Q60 0 30 0Z',
  P: 'M0 100V0H34Q60 0 60 29Q60 58 34 58H0',
  Q: 'M30 0Q0 0 0 50Q0 100 30 100Q60 100 60 50Q60 0 30 0ZM36 74L60 102',
  R: 'M0 100V0H34Q58 0 58 27Q58 54 34 54H0M32 54L60 100',
  S: 'M57 20Q52 0 30 0Q4 0 4 25Q4 45 30 49Q60 54 60 76Q60 100 30 100Q6 100 0 78',
  T: 'M0 0H60M30 0V100',
  U: 'M0 0V64Q0 100 30 100Q60 100 60 64V0',
  V: 'M0 0L30 100L60 0',
  W: 'M-6 0L12 100L30 30L48 100L66 0',
  X: 'M0 0L60 100M60 0L0 100',
  Y: 'M0 0L30 50L60 0M30 50V100',
  Z: 'M2 0H58L0 100H60',
  0: 'M30 0Q2 0 2 50Q2 100 30 100Q58 100 58 50Q58 0 30 0Z',
  1: 'M12 20L34 0V100',
  2: 'M4 24Q8 0 31 0Q57 0 57 26Q57 44 40 60L2 100H60',
  3: 'M4 18Q10 0 30 0Q55 0 55 24Q55 47 28 47Q60 47 60 74Q60 100 30 100Q6 100 1 79',
  4: 'M44 100V0L0 70H60',
  5: 'M54 0H10L5 46Q14 37 30 37Q59 37 59 68Q59 100 28 100Q7 100 1 80',
  6: 'M52 8Q44 0 34 0Q2 0 2 58Q2 100 31 100Q59 100 59 69Q59 40 32 40Q6 40 2 66',
  7: 'M2 0H58L22 100',
  8: 'M30 47Q6 45 6 23Q6 0 30 0Q54 0 54 23Q54 45 30 47Q1 50 1 74Q1 100 30 100Q59 100 59 74Q59 50 30 47Z',
  9: 'M8 92Q16 100 26 100Q58 100 58 42Q58 0 29 0Q1 0 1 31Q1 60 28 60Q54 60 58 34',
  '-': 'M12 52H48',
}

/** A word in strokes whose left upper corner is at 0 0, and how wide it is. */
export function lettering(word: string, gap: number): { readonly paths: string; readonly width: number } {
  let x = 0
  const paths = [...word.toUpperCase()].map((letter) => {
    const wide = letter === 'I' ? 16 : 60
    const strokes = STROKES[letter]
    if (strokes === undefined && letter !== ' ') throw new Error(`There is no letter "${letter}"`)
    const path = strokes === undefined ? '' : `<path d="${strokes}" transform="translate(${x - (60 - wide) / 2} 0)"/>`
    x += (letter === ' ' ? 30 : wide) + gap
    return path
  })
  return { paths: paths.join(''), width: x - gap }
}
