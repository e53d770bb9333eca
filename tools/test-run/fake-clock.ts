import { globSync } from 'node:fs'
import { run } from '../run.ts'

/** The moment at which each runner begins, when it is not now. */
export const CLOCK = 'SHOP_TEST_CLOCK'
/** By how much the clock of pages is moved. */
export const CLOCK_OFFSET = 'SHOP_TEST_CLOCK_OFFSET_MS'

const LIBRARY = '/usr/lib/*/faketime/libfaketimeMT.so.1'

/**
 * What a runner and all it starts have to be started with to live at that moment. An offset and not a moment, which each process would
 * begin with anew. Intervals are measured by the other clock, which stays; so do the times of files, which builds go by.
 */
export async function clockEnvironment(moment = process.env[CLOCK]): Promise<Readonly<Record<string, string>>> {
  if (!moment) return {}
  const library = await findLibrary()
  const offset = Math.round((Date.parse(moment) - Date.now()) / 1_000)
  return {
    LD_PRELOAD: library,
    FAKETIME: `${offset >= 0 ? '+' : ''}${offset}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    NO_FAKE_STAT: '1',
    [CLOCK_OFFSET]: String(offset * 1_000),
  }
}

async function findLibrary(): Promise<string> {
  if (globSync(LIBRARY).length === 0 && process.getuid?.() === 0)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'libfaketime'])
  const [found] = globSync(LIBRARY)
  if (!found) throw new Error('Another time needs libfaketime: run "sudo apt-get install libfaketime".')
  return found
}
