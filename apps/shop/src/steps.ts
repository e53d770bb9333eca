/** Says what is being done, and how long it took. */
export function createSteps(
  total: number,
  write: (text: string) => void = (text) => process.stdout.write(text),
  isTerminal = process.stdout.isTTY,
) {
  let number = 0
  return async <Result>(title: string, work: (report: (state: string) => void) => Promise<Result>): Promise<Result> => {
    const label = `[${++number}/${total}] ${title}`
    const begun = performance.now()
    write(isTerminal ? label : `${label}\n`)
    const report = (state: string) => isTerminal && write(`\r${label} ${state}`)
    const result = await work(report)
    const seconds = ((performance.now() - begun) / 1000).toFixed(1)
    write(isTerminal ? `\r${label} … ${seconds} s\x1b[K\n` : `      … ${seconds} s\n`)
    return result
  }
}
