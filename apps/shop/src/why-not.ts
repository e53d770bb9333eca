import { OthersDatabase } from '@shop/api/database/whose-database'
import { NotSepomex } from '@shop/api/modules/locations/read-sepomex'
import { UnsafeSettings } from '@shop/settings/settings'
import { NothingDeleted } from './assert-may-delete.ts'
import { BadSheet } from './base-data/sheet-columns.ts'
import { PortTaken } from './port.ts'

const SAID_IN_WORDS = [UnsafeSettings, PortTaken, OthersDatabase, NothingDeleted, NotSepomex, BadSheet]

/** For the terminal: what stands in the way as a sentence; anything else is a fault of ours, and shows where. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return SAID_IN_WORDS.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message)
}
