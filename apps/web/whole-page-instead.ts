import type { Plugin } from 'vite'

const RELOAD = 'window.location.reload();'
const GO_ON = `
  const wanted = window.__reactRouterDataRouter?.state.navigation.location;
  if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash);
  else window.location.reload();`

/**
 * When the code of a page does not arrive, the router reloads the page the visitor is on, and his click is lost.
 * Instead he gets the page he wanted, whole from the server, which needs no such code and knows the newest.
 */
export const wholePageInstead = (): Plugin => ({
  name: 'whole-page-instead',
  transform: {
    filter: { id: /react-router[\\/].*[\\/]routeModules\.m?js$/ },
    handler(code) {
      if (!code.includes(RELOAD)) return this.error('The router no longer reloads as it did: look at its loadRouteModule again')
      return { code: code.replace(RELOAD, GO_ON), map: null }
    },
  },
})
