import { setPriority } from 'node:os'

/** The shop's own work comes first; threads are born with what holds at that moment, so this runs before any other is loaded. */
const BEHIND_THE_SHOP = 5
setPriority(BEHIND_THE_SHOP)
