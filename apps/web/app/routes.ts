import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

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
    layout('routes/sign-in.tsx', [route('login', 'routes/login.tsx'), route('registro', 'routes/register.tsx')]),
    route('password-reset', 'routes/forgotten-password.tsx'),
    route('password-reset/:token', 'routes/new-password.tsx'),
    route('email-error-verify', 'routes/link-failed.tsx'),
    route('mi-cuenta', 'routes/account.tsx', [route('verify/:id', 'routes/confirm-change.tsx')]),
    route('cart/checkout', 'routes/checkout.tsx'),
    route('cart/resumen', 'routes/summary.tsx'),
    route('cart/confirmacion', 'routes/confirmation.tsx'),
    route('historial-compras', 'routes/orders.tsx'),
    route('detalles-compra/:id', 'routes/order.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('buzon', 'routes/mailbox.tsx'),
] satisfies RouteConfig
