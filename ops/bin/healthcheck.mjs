// Ends well if this container's process is alive: asked on its own port, or on that for its health if it only works in the background.
const { SHOP_SERVES, HEALTH_PORT = '3900', PORT = '3000' } = process.env
const port = SHOP_SERVES === 'worker' ? HEALTH_PORT : PORT
const isAlive = await fetch(`http://127.0.0.1:${port}/health/live`, { signal: AbortSignal.timeout(2_500) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isAlive ? 0 : 1)
