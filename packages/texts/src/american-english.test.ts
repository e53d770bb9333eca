import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Words of another English than the one that is written along this border; a few of each kind stand for the rest. */
const BRITISH =
  /(?:colour|neighbour|favour|honour|behaviour|labour|vapour|catalogue|cancell(?:ed|ing)|travell|labelled|fulfil\b|\btyre|grey|litre|metre\b|metres|centre|aluminium|petrol|gearbox|windscreen|licence|cheque|instalment|learnt|whilst|(?:recogn|author|organ|apolog|initial|summar|special|custom|minim|optim|pressur)is(?:e|ed|es|ing|ation))/gi

function said(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  // What a sentence is made with is a name of ours, not a word of it.
  if (typeof value === 'function')
    return [
      String(value)
        .replace(/^[^`'"]*/, '')
        .replace(/\$\{[^}]*\}/g, ''),
    ]
  return value && typeof value === 'object' ? Object.values(value).flatMap(said) : []
}

test('the English of the shop is American', async () => {
  const files = readdirSync(new URL('./en', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const modules: object[] = await Promise.all(files.map((name) => import(`./en/${name}`)))
  const sentences = modules.flatMap(said)
  expect(sentences.length).toBeGreaterThan(1_500)
  expect(sentences.flatMap((sentence) => [...sentence.matchAll(BRITISH)].map(([word]) => `${word} in: ${sentence}`))).toEqual([])
})
