import { readFile } from 'node:fs/promises'
import type { Outcome } from '../run.ts'
import { type Line, type Proof, readSpec, type Section } from './read-spec.ts'
import { isNamedBy, partsOf, titlesIn } from './test-titles.ts'

/** Lines are numbered once and for all, and each names tests that are there. Whether they pass only a run can say. */
export async function checkSpec(): Promise<Outcome> {
  const faults = await faultsOfSpec().catch((error: Error) => [error.message])
  return { isGood: faults.length === 0, output: faults.join('\n') }
}

/** Of every file the titles of its tests and groups; none of a file that is not there. */
export type TitlesByFile = ReadonlyMap<string, readonly string[]>

export function faultsIn(sections: readonly Section[], titles: TitlesByFile): string[] {
  return [
    ...sections.filter(({ number }, i) => number !== i + 1).map(({ number, title }) => `section ${number}, ${title}, is out of order`),
    ...sections.flatMap(faultsOfNumbers),
    ...sections
      .flatMap(({ lines }) => lines)
      .flatMap(({ number, shownBy }) =>
        shownBy.filter((proof) => !isThere(proof, titles)).map(({ file, test }) => `${number}: ${file} has no test "${test}"`),
      ),
  ]
}

async function faultsOfSpec(): Promise<string[]> {
  const sections = readSpec()
  const files = new Set(sections.flatMap(({ lines }) => lines.flatMap(({ shownBy }) => shownBy.map(({ file }) => file))))
  const titles = new Map(await Promise.all([...files].map(async (file) => [file, await titlesOf(file)] as const)))
  return faultsIn(sections, titles)
}

function faultsOfNumbers({ number: section, lines }: Section): string[] {
  return lines.flatMap((line, i) => {
    const [place, before] = [placeOf(line, section), i === 0 ? 0 : placeOf(lines[i - 1], section)]
    return place !== undefined && before !== undefined && place > before
      ? []
      : [`${line.number} is no number after ${lines[i - 1]?.number ?? section}`]
  })
}

/** A gap is where a line was taken out: no number is given twice. */
function placeOf(line: Line | undefined, section: number): number | undefined {
  const [, of, place] = /^(\d+)\.([1-9]\d*)$/.exec(line?.number ?? '') ?? []
  return Number(of) === section ? Number(place) : undefined
}

function isThere({ file, test }: Proof, titles: TitlesByFile): boolean {
  return partsOf(test).every((part) => titles.get(file)?.some((title) => isNamedBy(part, title)))
}

async function titlesOf(file: string): Promise<string[]> {
  return titlesIn(await readFile(file, 'utf8').catch(() => ''))
}
