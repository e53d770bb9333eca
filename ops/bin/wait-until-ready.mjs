// Node rather than curl: it is there for sure.
const [, , port] = process.argv
async function isReady() {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, { signal: AbortSignal.timeout(2_000) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
// systemd says whom it waits for. One that ended will never be ready, and the sentence that says why is in its log already.
function isGone() {
  const { MAINPID } = process.env
  if (!MAINPID) return false
  try {
    process.kill(Number(MAINPID), 0)
    return false
  } catch (error) {
    // It may belong to another user.
    return error.code === 'ESRCH'
  }
}
while (!(await isReady())) {
  if (isGone()) process.exit(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
}
