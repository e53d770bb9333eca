import { type SpawnOptions, spawn } from 'node:child_process'

export type Outcome = { readonly isGood: boolean; readonly output: string }

/** Runs a command to its end and keeps what it said. */
export function run(
  command: string,
  parameters: readonly string[],
  options: { readonly isLoud?: boolean } & Pick<SpawnOptions, 'env' | 'cwd' | 'uid' | 'gid'> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const { isLoud, ...others } = options
    const child = spawn(command, parameters, { ...others, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...others.env } })
    let output = ''
    const hear = (chunk: Buffer) => {
      output += chunk
      if (isLoud) process.stdout.write(chunk)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error) => resolve({ isGood: false, output: String(error) }))
    child.once('exit', (code) => resolve({ isGood: code === 0, output }))
  })
}
