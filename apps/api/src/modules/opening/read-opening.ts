import { judgeOpening, type Opening, stepsToOpening } from '@shop/domain/opening'
import type { Today } from '@shop/domain/today'
import type { Settings } from '@shop/settings/settings'
import type { Db } from '../../database/connect.ts'
import type { PaymentProvider } from '../../ports/payment-provider.ts'
import { readPolicies, readPolicyVersions } from '../policies/policies.public.ts'
import { countForOpening, readTrials } from './opening.queries.ts'

export type OpeningDeps = { readonly db: Db; readonly settings: Settings; readonly payments: PaymentProvider }

/** What came with the shop has the first number; whoever saves it, even as it is, gives it the next. */
const AS_IT_CAME = 1

export async function readOpening({ db, settings, payments }: OpeningDeps): Promise<Opening> {
  // Versions first: what is read after them is as new or newer, and a stale number is refused when it is saved.
  const versions = await readPolicyVersions(db)
  const [policies, trials, counts] = await Promise.all([readPolicies(db), readTrials(db), countForOpening(db)])
  const saved = new Set([...versions].filter(([name, version]) => name === 'identity' || version > AS_IT_CAME).map(([name]) => name))
  return {
    door: { ...policies.door, version: versions.get('door') ?? 0 },
    steps: judgeOpening({ policies, saved, trials, isLiveMoney: payments.isLive, hasProvider: payments.name !== 'none', ...counts }),
    hasSms: settings.mode === 'demo' || settings.sms !== undefined,
    isTestMoney: !payments.isLive,
  }
}

/** For Home: whether visitors come in, and what keeps the owner from opening it. Nobody counts shelves for a shop that is open. */
export async function summariseOpening(deps: OpeningDeps): Promise<Today['opening']> {
  const { isOpen, wasOpen } = (await readPolicies(deps.db)).door
  return { isOpen, missing: wasOpen ? [] : stepsToOpening(await readOpening(deps)) }
}
