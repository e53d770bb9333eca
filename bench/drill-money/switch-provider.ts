import { setTimeout as pause } from 'node:timers/promises'
import type { Switches } from '@shop/payment-sandbox/switches'
import type { Field } from './field.ts'

/** Hosts remember for a quarter of a second how the sandbox was switched. */
const HEARD_AFTER_MS = 300

/** From now on the provider behaves so, towards every host. */
export async function switchProvider(field: Field, switches: Partial<Switches>): Promise<void> {
  await field.deps.sandbox.sandbox.saveSwitches(switches)
  await pause(HEARD_AFTER_MS)
}
