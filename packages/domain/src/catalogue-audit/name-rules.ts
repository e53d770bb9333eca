import type { AuditedModel, AuditedPart } from './audited.ts'
import type { Remark } from './contradiction.ts'
import { axleIn, sideIn } from './place-words.ts'

const YEARS = /\b((?:19|20)\d{2})\s*(?:-|–|—|a|al|to)\s*((?:19|20)\d{2})\b/i

/** A name that promises years which no row has. */
export function yearsInName({ nameEs, nameEn, rows }: AuditedPart): readonly Remark[] {
  if (rows.length === 0) return []
  const first = Math.min(...rows.map(({ from }) => from))
  const last = Math.max(...rows.map(({ to }) => to))
  const promised = [nameEs, nameEn ?? '']
    .map((name) => YEARS.exec(name))
    .find((said) => said && (Number(said[1]) < first || Number(said[2]) > last))
  return promised ? [{ kind: 'name-other-years', value: `${promised[1]}–${promised[2]}` }] : []
}

/** Finds the models that a text names with their make: "Nissan Tsuru". The longest name counts, so that a "Jetta Clásico" is no "Jetta". */
export function carsInText(models: readonly Pick<AuditedModel, 'id' | 'make' | 'model'>[]) {
  const known = models.map(({ id, make, model }) => ({ id, first: firstWord(plain(make)), name: ` ${plain(make)} ${plain(model)} ` }))
  const byFirst = Map.groupBy(known, ({ first }) => first)
  return (text: string): readonly number[] => {
    const words = ` ${plain(text)} `
    const named = [...new Set(words.split(' '))].flatMap((word) => byFirst.get(word)?.filter(({ name }) => words.includes(name)) ?? [])
    return named
      .filter(({ name }) => !named.some((other) => other.name.length > name.length && other.name.startsWith(name)))
      .map(({ id }) => id)
  }
}
function firstWord(text: string) {
  return text.split(' ')[0]
}
export type CarsInText = ReturnType<typeof carsInText>

export function carInName({ nameEs, nameEn, rows }: AuditedPart, named: CarsInText): readonly Remark[] {
  if (rows.length === 0) return []
  const carried = new Set(rows.map(({ modelId }) => modelId))
  const wrong = [nameEs, nameEn ?? ''].find((name) => named(name).some((id) => !carried.has(id)))
  return wrong === undefined ? [] : [{ kind: 'name-other-car', value: wrong }]
}

/** Of English names nothing is read: a rear-view mirror is not at the rear. */
export function placeInName({ nameEs, rows }: AuditedPart): readonly Remark[] {
  const isOther = <Word extends string>(read: (text: string) => Word | undefined) => {
    const said = read(nameEs)
    const inRows = rows.flatMap(({ position }) => read(position ?? '') ?? [])
    return said !== undefined && inRows.length > 0 && !inRows.includes(said)
  }
  return isOther(axleIn) || isOther(sideIn)
    ? [{ kind: 'name-other-place', value: rows.find(({ position }) => position)?.position ?? '' }]
    : []
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
