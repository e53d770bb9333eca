import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Row } from '../rows.ts'
import type { Machine } from './bare-machine.ts'
import { blocksOf, OPERATIONS } from './operations-document.ts'
import { REFUSED_THERE, TRIED_IN_TEXT, type Tried } from './tried.ts'

/** Who sits at a machine with the document open, and stops at the first command that does not do what it says. */
export type Reader = {
  readonly machine: Machine
  /** A command of the document, or one that proves what it did, which has a name. Answers what it said. */
  readonly type: (command: string, mustSay?: RegExp, name?: string) => Promise<string>
  readonly block: (name: Tried) => Promise<string>
  readonly inText: (command: string) => Promise<string>
  /** Comes back another day, in the folder where an archive was put. */
  readonly returns: () => void
}

/** What a reader puts in place of what stands in the document: names, numbers and secrets. */
type Replacements = ReadonlyMap<string, string>

/** Nobody reads on after a command that failed; the row says which. */
export class Stopped extends Error {}

const HOME = '/root'
/** Where the last command left the shell: `cd` in one line counts for the next. */
const PLACE = 'root/.place'

export function openReader(machine: Machine, replaced: Replacements, env: Record<string, string>, rows: Row[]): Reader {
  let place = HOME
  const type = async (command: string, mustSay = /(?:)/, name = command): Promise<string> => {
    const typed = [...replaced].reduce((text, [from, to]) => text.replaceAll(from, to), command)
    const { isGood, output } = await machine.type(`cd '${place}'\n${typed}\ncode=$?\npwd >/${PLACE}\nexit $code`, env)
    place = (await readFile(join(machine.root, PLACE), 'utf8').catch(() => place)).trim()
    const isAsSaid = isGood && mustSay.test(output)
    const found = isAsSaid ? lastLine(output) : `${output.slice(-2_000)}\n${isGood ? `lacks ${mustSay}` : 'failed'}`
    rows.push({ what: name, isGood: isAsSaid, found })
    if (!isAsSaid) throw new Stopped(command)
    return output
  }
  const block = async (name: Tried): Promise<string> => {
    const commands = blocksOf(OPERATIONS).find(({ heading, nth }) => `${heading} ${nth}` === name)?.commands ?? []
    let said = ''
    for (const command of commands) said += await type(command)
    return said
  }
  const inText = (command: string) =>
    type(REFUSED_THERE.includes(command) ? `${command}; [ $? = 1 ]` : command, TRIED_IN_TEXT[command], command)
  const returns = () => {
    place = HOME
  }
  return { machine, type, block, inText, returns }
}

const LONGEST = 100

function lastLine(output: string): string {
  return (output.trim().split('\n').at(-1) ?? '').slice(0, LONGEST)
}
