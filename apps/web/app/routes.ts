import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route(':lang', 'layout/shop-layout.tsx', [
    index('routes/home.tsx'),
    route('productos', 'routes/products.tsx'),
    route('productos/p', 'routes/product.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('buzon', 'routes/mailbox.tsx'),
] satisfies RouteConfig
