import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route(':lang', 'layout/shop-layout.tsx', [
    index('routes/home.tsx'),
    route('productos', 'routes/products.tsx'),
    route('productos/p', 'routes/product.tsx'),
    route('busqueda', 'routes/search.tsx'),
    route('noticias', 'routes/news.tsx'),
    route('noticias/:noticia', 'routes/article.tsx'),
    route('promociones', 'routes/promotions.tsx'),
    route('acerca', 'routes/about.tsx'),
    route('aviso-de-privacidad', 'routes/privacy.tsx'),
    route('garantias-y-devoluciones', 'routes/warranty.tsx'),
    route('uso-de-cookies', 'routes/cookies.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('buzon', 'routes/mailbox.tsx'),
] satisfies RouteConfig
