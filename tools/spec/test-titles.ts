/** Groups and tests as they are written: `test('…'`, `describe('…'`, `test.describe('…'`, and behind a table `)('…'`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(?:'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|`((?:\\.|[^`\\])*)`)\s*,/g

export function titlesIn(source: string): string[] {
  return [...source.matchAll(TITLE)].map(([, single, double, template]) => (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'))
}

/** What a row of a table puts in its place: `%s`, `$name`, and in a template `${name}`. */
const PLACE = /%%|%[sdifjoOpc#]|\$\{[^}]*\}|\$[a-zA-Z_][\w.]*/g

/** Whether a test may have been given this name by that title. */
export function isNamedBy(name: string, title: string): boolean {
  if (name === title) return true
  const texts = title.split(PLACE)
  if (texts.length === 1) return false
  return new RegExp(`^${texts.map(RegExp.escape).join('[^]*')}$`).test(name)
}

/** A group and its tests are named together. */
export function partsOf(name: string): string[] {
  return name.split(/ [>›] /)
}
