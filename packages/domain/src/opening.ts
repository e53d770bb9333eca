import { positionIn } from './map-position.ts'
import type { ShopPolicies } from './shop-policies.ts'

/** What a shop needs before its first customer, in the order in which an owner does it. */
export const OPENING_STEPS = [
  'identity',
  'tax',
  'address',
  'hours',
  'bank-account',
  'policies',
  'shipping',
  'payments',
  'mail',
  'sms',
  'postal-codes',
  'base-data',
  'products',
  'test-order',
] as const
export type OpeningStep = (typeof OPENING_STEPS)[number]

/** A shop can sell without these; whoever opens without them is told what is worse for it. */
const RECOMMENDED: ReadonlySet<OpeningStep> = new Set(['sms', 'postal-codes', 'base-data', 'test-order'])

/** What has to be tried, read or loaded: nobody sees from the settings alone whether it is good. */
const TRIALS = ['policies', 'payments', 'mail', 'sms', 'base-data'] as const
export type TrialName = (typeof TRIALS)[number]
export type Trial = {
  readonly state: 'running' | 'good' | 'failed'
  /** In the words of whoever answered. */
  readonly note: string
  readonly by: string
  readonly at: Date
}

export type StepState = {
  readonly step: OpeningStep
  readonly isDone: boolean
  readonly isRequired: boolean
  /** How many the shop has of what the step is about. */
  readonly count?: number | undefined
  readonly trial?: Trial | undefined
}

export type Door = ShopPolicies['door']
/** For everybody, and with nothing left to be said about it. */
export const OPEN_DOOR: Door = { isOpen: true, wasOpen: true, messageEs: '', messageEn: '' }

/** Where a shop stands on its way to the opening. */
export type Opening = {
  readonly door: Door & { readonly version: number }
  readonly steps: readonly StepState[]
  /** The shop has a service for text messages. */
  readonly hasSms: boolean
  /** Payments are only played with these keys. */
  readonly isTestMoney: boolean
}

export type OpeningFacts = {
  readonly policies: Pick<ShopPolicies, 'identity' | 'bankAccount'>
  /** Which settings somebody has saved, and did not only leave as they came. */
  readonly saved: ReadonlySet<string>
  readonly trials: ReadonlyMap<TrialName, Trial>
  readonly carriers: number
  readonly products: number
  readonly postalCodes: number
  readonly baseRows: number
  readonly paidOrders: number
  /** With the keys that are set now, money is real. */
  readonly isLiveMoney: boolean
  /** Without, the shop takes transfers only, for which it needs its bank account anyway. */
  readonly hasProvider: boolean
}

/** How far each step is. */
export function judgeOpening(facts: OpeningFacts): readonly StepState[] {
  return OPENING_STEPS.filter((step) => step !== 'payments' || facts.hasProvider).map((step) => stateOf(step, facts))
}

export function missingSteps(steps: readonly StepState[]): readonly OpeningStep[] {
  return steps.filter(({ isDone, isRequired }) => isRequired && !isDone).map(({ step }) => step)
}

/** What keeps the owner from opening. A shop that sold before can sell again. */
export function stepsToOpening({ door, steps }: Pick<Opening, 'door' | 'steps'>): readonly OpeningStep[] {
  return door.wasOpen ? [] : missingSteps(steps)
}

function stateOf(step: OpeningStep, facts: OpeningFacts): StepState {
  const isRequired = !RECOMMENDED.has(step)
  const trial = facts.trials.get(step as TrialName)
  return { step, isDone: isDone(step, facts), isRequired, count: countOf(step, facts), ...(trial ? { trial } : {}) }
}

function isDone(step: OpeningStep, { policies: { identity, bankAccount }, saved, trials, ...counts }: OpeningFacts): boolean {
  switch (step) {
    case 'identity':
      return saved.has('identity') && [identity.name, identity.phone, identity.email].every(Boolean)
    case 'tax':
      return [identity.legalName, identity.rfc].every(Boolean)
    case 'address':
      return [identity.address, identity.city].every(Boolean) && positionIn(identity.position) !== undefined
    case 'hours':
      return saved.has('hours')
    case 'bank-account':
      return bankAccount.clabe !== ''
    case 'shipping':
      return saved.has('shipping') && counts.carriers > 0
    case 'postal-codes':
      return counts.postalCodes > 0
    case 'base-data':
      return counts.baseRows > 0
    case 'products':
      return counts.products > 0
    case 'test-order':
      return counts.paidOrders > 0
    case 'payments':
      // Keys that were tried and then replaced by others were not tried.
      return trials.get(step)?.state === 'good' && trials.get(step)?.note === keysOf(counts.isLiveMoney)
    default:
      return trials.get(step)?.state === 'good'
  }
}

/** What a trial of the payment keys writes down. */
export function keysOf(isLive: boolean): 'live' | 'test' {
  return isLive ? 'live' : 'test'
}

function countOf(step: OpeningStep, facts: OpeningFacts): number | undefined {
  const counts: Partial<Record<OpeningStep, number>> = {
    shipping: facts.carriers,
    'postal-codes': facts.postalCodes,
    'base-data': facts.baseRows,
    products: facts.products,
    'test-order': facts.paidOrders,
  }
  return counts[step]
}
