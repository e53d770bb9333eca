import { run } from '../../tools/run.ts'

/** A step without which the drill cannot go on. */
export async function mustRun(program: string, parameters: readonly string[], cwd?: string): Promise<void> {
  const { isGood, output } = await run(program, parameters, cwd ? { cwd } : {})
  if (!isGood) throw new Error(`${program} ${parameters.join(' ')}: ${output.slice(-2_000)}`)
}
