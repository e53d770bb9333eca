import { expect, test } from 'vitest'
import { phraseKey, type StaffSymptom, takenPhrase } from './symptom.ts'

function saying(id: string, es: readonly string[], en: readonly string[] = []): StaffSymptom {
  return {
    id,
    kind: 'symptom',
    phrases: { es, en },
    advice: { es: '', en: '' },
    partTypes: [],
    isActive: true,
    version: 1,
  }
}

test('accents, case and signs make no other phrase', () => {
  expect(phraseKey(' ¿Rechina, al FRENÁR? ')).toBe('rechina al frenar')
})

test('a phrase of another symptom is taken, in whichever language it is said there', () => {
  const others = [saying('1', ['rechina al frenar'], ['Check engine']), saying('2', ['se calienta'])]
  expect(takenPhrase(['no enciende', 'CHECK-ENGINE'], others)).toMatchObject({ phrase: 'CHECK-ENGINE', by: { id: '1' } })
  expect(takenPhrase(['no enciende'], others)).toBeUndefined()
})
