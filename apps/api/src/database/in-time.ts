/** What some work answers; undefined where that takes longer. It goes on, and whoever keeps its answer has it then. */
export function inTime<Value>(work: Promise<Value>, longestMs: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(resolve, longestMs, undefined)
    work.then(resolve, reject).finally(() => clearTimeout(late))
  })
}
