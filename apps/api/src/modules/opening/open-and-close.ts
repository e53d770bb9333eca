import { type Door, OPEN_DOOR, stepsToOpening } from '@shop/domain/opening'
import { transactional } from '../../database/transactional.ts'
import { ChangedMeanwhile } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { readPolicies, updatePolicy } from '../policies/policies.public.ts'
import { OpeningIncomplete } from './opening.problems.ts'
import { type OpeningDeps, readOpening } from './read-opening.ts'

/** Visitors and search engines come in from now on. */
export const openShop = transactional(async (deps: OpeningDeps, staffId: number, version: number): Promise<void> => {
  const missing = stepsToOpening(await readOpening(deps))
  if (missing.length > 0) throw new OpeningIncomplete(missing.length)
  await move(deps, staffId, OPEN_DOOR, version)
})

type Farewell = { readonly messageEs?: string | undefined; readonly messageEn?: string | undefined; readonly version: number }

/** From now on nothing new is sold. What was bought is paid, followed and sent as ever. */
export const closeShop = transactional(
  async (deps: OpeningDeps, staffId: number, { messageEs = '', messageEn = '', version }: Farewell): Promise<void> => {
    const { wasOpen } = (await readPolicies(deps.db)).door
    await move(deps, staffId, { isOpen: false, wasOpen, messageEs, messageEn: messageEn || messageEs }, version)
  },
)

async function move({ db }: OpeningDeps, staffId: number, door: Door, version: number): Promise<void> {
  const before = (await readPolicies(db)).door
  if (!(await updatePolicy(db, 'door', door, version))) throw new ChangedMeanwhile()
  await recordChange(db, staffId, {
    action: door.isOpen ? 'shop-opened' : 'shop-closed',
    subject: { kind: 'setting', ref: 'puerta' },
    before: { isOpen: before.isOpen, note: before.messageEs },
    after: { isOpen: door.isOpen, note: door.messageEs },
  })
}
