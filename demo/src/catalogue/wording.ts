import type { Bilingual, PartType, Position } from '@shop/base-data/shapes'

/** Spanish adjectives of position: 'Amortiguador trasero', 'Balatas traseras'. */
const SPANISH: Record<Position, Record<PartType['gender'], string>> = {
  front: { ms: 'delantero', fs: 'delantera', mp: 'delanteros', fp: 'delanteras' },
  rear: { ms: 'trasero', fs: 'trasera', mp: 'traseros', fp: 'traseras' },
  left: { ms: 'izquierdo', fs: 'izquierda', mp: 'izquierdos', fp: 'izquierdas' },
  right: { ms: 'derecho', fs: 'derecha', mp: 'derechos', fp: 'derechas' },
  'front left': { ms: 'delantero izquierdo', fs: 'delantera izquierda', mp: 'delanteros izquierdos', fp: 'delanteras izquierdas' },
  'front right': { ms: 'delantero derecho', fs: 'delantera derecha', mp: 'delanteros derechos', fp: 'delanteras derechas' },
  'rear left': { ms: 'trasero izquierdo', fs: 'trasera izquierda', mp: 'traseros izquierdos', fp: 'traseras izquierdas' },
  'rear right': { ms: 'trasero derecho', fs: 'trasera derecha', mp: 'traseros derechos', fp: 'traseras derechas' },
  upper: { ms: 'superior', fs: 'superior', mp: 'superiores', fp: 'superiores' },
  lower: { ms: 'inferior', fs: 'inferior', mp: 'inferiores', fp: 'inferiores' },
  intake: { ms: 'de admisión', fs: 'de admisión', mp: 'de admisión', fp: 'de admisión' },
  exhaust: { ms: 'de escape', fs: 'de escape', mp: 'de escape', fp: 'de escape' },
}

export function positionText(position: Position, gender: PartType['gender']): Bilingual {
  return {
    es: capitalised(SPANISH[position][gender]),
    en: capitalised(position),
  }
}

/** 'Balatas delanteras cerámicas para Nissan Versa 2012-2019' and 'Front brake pads (ceramic) for Nissan Versa 2012-2019'. */
export function nameOf(type: PartType, position: Position | undefined, variant: Bilingual | undefined, car: string | undefined): Bilingual {
  return {
    es: joined(type.name.es, position && SPANISH[position][type.gender], variant && lowered(variant.es), car && `para ${car}`),
    en: capitalised(joined(position, lowered(type.name.en), variant && `(${lowered(variant.en)})`, car && `for ${car}`)),
  }
}

function joined(...words: (string | undefined)[]) {
  return words.filter(Boolean).join(' ')
}
function capitalised(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
/** Abbreviations such as ABS and A/C stay as they are. */
function lowered(text: string) {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
