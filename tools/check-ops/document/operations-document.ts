import { readFileSync } from 'node:fs'

/** A place in the document where commands stand: its heading, and which of the blocks below it. */
type Block = { readonly heading: string; readonly nth: number; readonly commands: readonly string[] }

export const OPERATIONS = readFileSync('docs/operations.md', 'utf8')

function sectionsOf(document: string): readonly { readonly heading: string; readonly text: string }[] {
  return document.split(/^## /m).map((text) => ({ heading: text.slice(0, text.indexOf('\n')), text }))
}

export function blocksOf(document: string): Block[] {
  return sectionsOf(document).flatMap(({ heading, text }) =>
    [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = ''], index) => ({
      heading,
      nth: index + 1,
      commands: lines.trim().split('\n'),
    })),
  )
}

/** Commands within sentences and tables; those of npm are for a checkout. */
export function commandsInTextOf(document: string): string[] {
  return [...document.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([a-z][\w:-]* [^`]+)`/g)]
    .map(([, command = '']) => command)
    .filter((command) => !command.startsWith('npm '))
}

/** What the table of addresses says can be asked, each as it stands. */
export function addressesOf(document: string): string[] {
  const table = sectionsOf(document).find(({ heading }) => heading === 'Is it well?')?.text ?? ''
  return [...table.matchAll(/^\| `([^`]+)`([^|]*)/gm)].flatMap(([, first = '', others = '']) => [
    first,
    ...(others.match(/\d+/g) ?? []).map((port) => first.replace(/:\d+/, `:${port}`)),
  ])
}
