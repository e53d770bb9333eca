import { expect, test } from 'vitest'
import { type StaffWorkshopJob, takenBeginning } from './workshop-job.ts'

function job(id: string, beginsWith: string, more: Partial<StaffWorkshopJob> = {}): StaffWorkshopJob {
  return {
    id,
    names: { es: id, en: id },
    parts: [
      { typeId: beginsWith, names: { es: beginsWith, en: beginsWith }, begins: true, pieces: undefined, isExtra: false },
      { typeId: 'fluid', names: { es: 'fluid', en: 'fluid' }, begins: false, pieces: undefined, isExtra: false },
    ],
    isActive: true,
    version: 1,
    ...more,
  }
}

test('a kind begins one job; it may belong to many, and one that is switched off has no say', () => {
  const brakes = job('brakes', 'pads')
  expect(takenBeginning([{ typeId: 'pads', begins: true }], [brakes])).toEqual({ part: brakes.parts[0], by: brakes })
  expect(takenBeginning([{ typeId: 'pads', begins: false }], [brakes])).toBeUndefined()
  expect(takenBeginning([{ typeId: 'fluid', begins: true }], [brakes])).toBeUndefined()
  expect(takenBeginning([{ typeId: 'pads', begins: true }], [job('brakes', 'pads', { isActive: false })])).toBeUndefined()
})
