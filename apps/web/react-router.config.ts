import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every route is in the first manifest: it is small, and no page waits for a second request before it can navigate.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
