import { timedPass } from './timed-pass.ts'

/** Long enough for clocks that differ, short for whoever finds one in a log. */
const LASTS_SECONDS = 300

/** By which a web server shows the API that it is ours: made by the key, which itself never travels. */
export const { make: newPagesPass, isGood: isPagesPass } = timedPass('pages', LASTS_SECONDS)
