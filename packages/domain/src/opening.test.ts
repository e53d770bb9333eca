import { expect, test } from 'vitest'
import { judgeOpening, missingSteps, OPENING_STEPS, type OpeningFacts, type Trial, type TrialName } from './opening.ts'

const NOTHING: OpeningFacts = {
  policies: {
    identity: { name: 'Refaccionaria', legalName: '', rfc: '', address: '', city: '', position: '', phone: '', whatsapp: '', email: '' },
    bankAccount: { bank: '', clabe: '', holder: '' },
  },
  saved: new Set(),
  trials: new Map(),
  carriers: 2,
  products: 0,
  postalCodes: 0,
  baseRows: 0,
  paidOrders: 0,
  isLiveMoney: false,
  hasProvider: true,
}
const good: Trial = { state: 'good', note: 'test', by: 'Beto', at: new Date() }
const EVERYTHING: OpeningFacts = {
  policies: {
    identity: {
      name: 'El Pistón',
      legalName: 'El Pistón, S.A. de C.V.',
      rfc: 'EPI010101AB1',
      address: 'Calle 5 de Mayo 12',
      city: 'Oaxaca',
      position: '17.06, -96.72',
      phone: '9511234567',
      whatsapp: '',
      email: 'hola@piston.example',
    },
    bankAccount: { bank: 'Banco', clabe: '999180012345678909', holder: 'El Pistón' },
  },
  saved: new Set(['identity', 'hours', 'shipping']),
  trials: new Map((['policies', 'payments', 'mail', 'sms'] as const).map((name): [TrialName, Trial] => [name, good])),
  carriers: 2,
  products: 1,
  postalCodes: 32_000,
  baseRows: 900,
  paidOrders: 1,
  isLiveMoney: false,
  hasProvider: true,
}
function done(facts: OpeningFacts) {
  return judgeOpening(facts)
    .filter(({ isDone }) => isDone)
    .map(({ step }) => step)
}

test('a shop that nobody has touched has done nothing, although hours, prices and carriers came with it', () => {
  expect(done(NOTHING)).toEqual([])
  expect(missingSteps(judgeOpening(NOTHING))).toHaveLength(10)
})

test('a shop with everything has nothing left to do', () => {
  expect(done(EVERYTHING)).toEqual(OPENING_STEPS)
  expect(missingSteps(judgeOpening(EVERYTHING))).toEqual([])
})

test.each([
  ['identity', { identity: { ...EVERYTHING.policies.identity, phone: '' } }],
  ['tax', { identity: { ...EVERYTHING.policies.identity, rfc: '' } }],
  ['address', { identity: { ...EVERYTHING.policies.identity, position: 'por el mercado' } }],
  ['bank-account', { bankAccount: { bank: 'Banco', clabe: '', holder: 'El Pistón' } }],
] as const)('%s needs all of it', (step, policies) => {
  expect(missingSteps(judgeOpening({ ...EVERYTHING, policies: { ...EVERYTHING.policies, ...policies } }))).toEqual([step])
})

test('keys that took the place of those that were tried have to be tried themselves', () => {
  expect(missingSteps(judgeOpening({ ...EVERYTHING, isLiveMoney: true }))).toEqual(['payments'])
})

test('what failed the last time is not done, and what is only recommended keeps nobody from opening', () => {
  const failed = new Map([...EVERYTHING.trials, ['mail', { ...good, state: 'failed' }], ['sms', { ...good, state: 'failed' }]] as const)
  expect(missingSteps(judgeOpening({ ...EVERYTHING, trials: failed, postalCodes: 0, baseRows: 0, paidOrders: 0 }))).toEqual(['mail'])
})

test('a shop without a payment provider has no keys to try, and needs its bank account as ever', () => {
  const transfers = { ...EVERYTHING, hasProvider: false, trials: new Map([...EVERYTHING.trials].filter(([name]) => name !== 'payments')) }
  expect(judgeOpening(transfers).map(({ step }) => step)).not.toContain('payments')
  expect(missingSteps(judgeOpening(transfers))).toEqual([])
  const accountless = { ...transfers.policies, bankAccount: NOTHING.policies.bankAccount }
  expect(missingSteps(judgeOpening({ ...transfers, policies: accountless }))).toEqual(['bank-account'])
})
