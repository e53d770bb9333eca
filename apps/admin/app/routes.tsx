import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { BrokenOffice, BrokenScreen } from './kit/broken-screen.tsx'
import { RoleGuard } from './kit/role-guard.tsx'
import { OpeningOffice } from './kit/session/opening-office.tsx'
import { OfficeLayout } from './layout/office-layout.tsx'
import { NotFound } from './routes/not-found.tsx'
import { type ScreenName, screens } from './screens.ts'

type Draw = () => Promise<ComponentType>

/** What each screen draws; its code comes with the first visit. */
const drawnBy: Record<ScreenName, Draw> = {
  home: async () => (await import('./routes/home.tsx')).Home,
  counter: async () => (await import('./routes/counter.tsx')).Counter,
  quotations: async () => (await import('./routes/quotations.tsx')).Quotations,
  chat: async () => (await import('./routes/chat.tsx')).Chat,
  orders: async () => (await import('./routes/orders.tsx')).Orders,
  vouchers: async () => (await import('./routes/vouchers.tsx')).Vouchers,
  refunds: async () => (await import('./routes/refunds.tsx')).Refunds,
  moneyCases: async () => (await import('./routes/money-cases.tsx')).MoneyCases,
  reconciliation: async () => (await import('./routes/reconciliation.tsx')).Reconciliation,
  returns: async () => (await import('./routes/returns.tsx')).Returns,
  contradictions: async () => (await import('./routes/contradictions.tsx')).Contradictions,
  fitmentReviews: async () => (await import('./routes/fitment-reviews.tsx')).FitmentReviews,
  products: async () => (await import('./routes/products.tsx')).Products,
  imports: async () => (await import('./routes/imports.tsx')).Imports,
  customers: async () => (await import('./routes/customers.tsx')).Customers,
  promotions: async () => (await import('./routes/promotions.tsx')).Promotions,
  articles: async () => (await import('./routes/articles.tsx')).Articles,
  carousel: async () => (await import('./routes/carousel.tsx')).Carousel,
  shopWindow: async () => (await import('./routes/shop-window.tsx')).ShopWindow,
  brands: async () => (await import('./routes/brands.tsx')).Brands,
  speed: async () => (await import('./routes/speed.tsx')).Speed,
  categories: async () => (await import('./routes/categories.tsx')).Categories,
  vehicles: async () => (await import('./routes/vehicles.tsx')).Vehicles,
  jobs: async () => (await import('./routes/jobs.tsx')).Jobs,
  search: async () => (await import('./routes/search.tsx')).Search,
  settings: async () => (await import('./routes/settings.tsx')).Settings,
  opening: async () => (await import('./routes/opening.tsx')).Opening,
  condition: async () => (await import('./routes/condition.tsx')).Condition,
  staff: async () => (await import('./routes/staff.tsx')).Staff,
  auditLog: async () => (await import('./routes/audit-log.tsx')).AuditLog,
  access: async () => (await import('./routes/access.tsx')).Access,
}

/** One thing of a screen's list, for whoever may see the list. */
const details: readonly { readonly of: ScreenName; readonly path: string; readonly draw: Draw }[] = [
  { of: 'quotations', path: ':number', draw: async () => (await import('./routes/quotation.tsx')).Quotation },
  { of: 'orders', path: ':folio', draw: async () => (await import('./routes/order.tsx')).Order },
  { of: 'orders', path: ':folio/imprimir', draw: async () => (await import('./routes/order-paper.tsx')).OrderPaper },
  { of: 'returns', path: ':id', draw: async () => (await import('./routes/return.tsx')).Return },
  { of: 'products', path: 'nuevo', draw: async () => (await import('./routes/new-product.tsx')).NewProduct },
  { of: 'products', path: ':id', draw: async () => (await import('./routes/product.tsx')).Product },
  { of: 'categories', path: ':id', draw: async () => (await import('./routes/category.tsx')).Category },
  { of: 'vehicles', path: ':id', draw: async () => (await import('./routes/vehicle-make.tsx')).VehicleMake },
  { of: 'imports', path: ':id', draw: async () => (await import('./routes/import.tsx')).Import },
  { of: 'chat', path: ':id', draw: drawnBy.chat },
  { of: 'promotions', path: ':id', draw: async () => (await import('./routes/promotion.tsx')).Promotion },
  { of: 'articles', path: ':id', draw: async () => (await import('./routes/article.tsx')).Article },
  { of: 'customers', path: ':id', draw: async () => (await import('./routes/customer.tsx')).CustomerPage },
]

function routeOf(name: ScreenName, path: string, draw: Draw): RouteObject {
  return {
    path,
    ErrorBoundary: BrokenScreen,
    lazy: async () => {
      const Drawn = await draw()
      return {
        Component: () => (
          <RoleGuard roles={screens[name].roles}>
            <Drawn />
          </RoleGuard>
        ),
      }
    },
  }
}

export function createRouter() {
  return createBrowserRouter(
    [
      {
        Component: OfficeLayout,
        ErrorBoundary: BrokenOffice,
        // Until the code of the first screen is here, what was seen while the session was asked for stays.
        HydrateFallback: OpeningOffice,
        children: [
          ...(Object.keys(screens) as ScreenName[]).map((name) => routeOf(name, screens[name].path, drawnBy[name])),
          ...details.map(({ of, path, draw }) => routeOf(of, `${screens[of].path}/${path}`, draw)),
          { path: '*', Component: NotFound },
        ],
      },
    ],
    { basename: '/admin' },
  )
}
