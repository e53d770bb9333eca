// Node rather than curl: it is there for sure.
const [, , port] = process.argv
const isReady = async () => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200))
