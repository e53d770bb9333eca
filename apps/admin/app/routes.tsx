import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { BrokenScreen } from './features/broken-screen.tsx'
import { RoleGuard } from './features/role-guard.tsx'
import { OfficeLayout } from './layout/office-layout.tsx'
import { NotFound } from './routes/not-found.tsx'
import { type ScreenName, screens } from './screens.ts'

/** What each screen draws; its code comes with the first visit. */
const drawnBy: Record<ScreenName, () => Promise<ComponentType>> = {
  home: async () => (await import('./routes/home.tsx')).Home,
  customers: async () => (await import('./routes/customers.tsx')).Customers,
  speed: async () => (await import('./routes/speed.tsx')).Speed,
  access: async () => (await import('./routes/access.tsx')).Access,
}

const routeOf = (name: ScreenName): RouteObject => ({
  path: screens[name].path,
  ErrorBoundary: BrokenScreen,
  lazy: async () => {
    const Drawn = await drawnBy[name]()
    return {
      Component: () => (
        <RoleGuard roles={screens[name].roles}>
          <Drawn />
        </RoleGuard>
      ),
    }
  },
})

export const createRouter = () =>
  createBrowserRouter(
    [
      {
        Component: OfficeLayout,
        // The layout itself needs nothing that could be missing.
        HydrateFallback: () => null,
        children: [...(Object.keys(screens) as ScreenName[]).map(routeOf), { path: '*', Component: NotFound }],
      },
    ],
    { basename: '/admin' },
  )
