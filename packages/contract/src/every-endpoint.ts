import * as catalogue from './catalogue.ts'
import type { AnyEndpoint } from './endpoint.ts'
import * as mailbox from './mailbox.ts'
import * as policies from './policies.ts'

/** Served in every mode. */
export const everyEndpoint: readonly AnyEndpoint[] = [...Object.values(catalogue), ...Object.values(policies)]

/** Served in demo mode beside the others. */
export const demoEndpoints: readonly AnyEndpoint[] = Object.values(mailbox)
