import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // A page knows its own route; the others are asked about when links to them are seen. All of them would weigh on every page.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
