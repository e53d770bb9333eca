import { PROBLEM_CODES } from '@shop/domain/problem-code'
import { expect, test } from 'vitest'
import { serverTexts } from './server-texts.ts'

test('every problem has a sentence of its own in both languages', () => {
  for (const code of PROBLEM_CODES) {
    expect(serverTexts('es').problems[code]).toMatch(/\.$/)
    expect(serverTexts('en').problems[code]).not.toBe(serverTexts('es').problems[code])
  }
})
