import { readFileSync } from 'node:fs'

// `shop <command>` of a release: what `npm run <command>` does in a checkout, where there is no npm. Plain JavaScript, as start.mjs.
const root = new URL('../../', import.meta.url)
const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^exec node (apps\/shop\/(?:start\.mjs|src\/.+\.ts))$/.exec(script)?.[1]
  // What fills a shop with invented parts has no place where a real one runs.
  return program && !name.startsWith('demo:') ? [{ name, program }] : []
})

const [, , wanted] = process.argv
const command = commands.find(({ name }) => name === wanted)
if (command) {
  process.env.NODE_ENV ??= 'production'
  // Each reads its own parameters, from the place where they stand after `node <program>`.
  // Who is used to npm puts two hyphens between.
  process.argv.splice(2, process.argv[3] === '--' ? 2 : 1)
  await import(new URL(command.program, root).href)
} else if (wanted === 'version') {
  const { version } = await import('./src/version.ts')
  const { version: number, commit, built } = version()
  console.log([number, commit, built].filter(Boolean).join(' '))
} else {
  console.error(`shop <command>, one of: ${[...commands.map(({ name }) => name), 'version'].join(', ')}`)
  process.exitCode = 1
}
