import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PATHS, PATHS_FROM_OUTSIDE } from '@shop/domain/site-paths'

const below = (parent: string, child: string): string => child.slice(parent.length + 1)

export default [
  route(':lang', 'layout/shop-layout.tsx', [
    index('routes/home.tsx'),
    route(PATHS.products, 'routes/products.tsx'),
    route(PATHS.product, 'routes/product.tsx'),
    route(PATHS.search, 'routes/search.tsx'),
    route(PATHS.news, 'routes/news.tsx'),
    route(PATHS.article, 'routes/article.tsx'),
    route(PATHS.promotions, 'routes/promotions.tsx'),
    route(PATHS.about, 'routes/about.tsx'),
    route(PATHS.quotation, 'routes/quotation.tsx'),
    route(PATHS_FROM_OUTSIDE.quotationRedirect, 'routes/quotation-redirect.tsx'),
    route(PATHS.offer, 'routes/offer.tsx'),
    route(PATHS.privacy, 'routes/privacy.tsx'),
    route(PATHS.warranty, 'routes/warranty.tsx'),
    route(PATHS.cookies, 'routes/cookies.tsx'),
    layout('routes/sign-in.tsx', [route(PATHS.login, 'routes/login.tsx'), route(PATHS.register, 'routes/register.tsx')]),
    route(PATHS.forgottenPassword, 'routes/forgotten-password.tsx'),
    route(PATHS_FROM_OUTSIDE.newPassword, 'routes/new-password.tsx'),
    route(PATHS.linkFailed, 'routes/link-failed.tsx'),
    route(PATHS.account, 'routes/account.tsx', [
      route(below(PATHS.account, PATHS_FROM_OUTSIDE.confirmChange), 'routes/confirm-change.tsx'),
    ]),
    route(PATHS.checkout, 'routes/checkout.tsx'),
    route(PATHS.summary, 'routes/summary.tsx'),
    route(PATHS.confirmation, 'routes/confirmation.tsx'),
    route(PATHS.orders, 'routes/orders.tsx'),
    route(PATHS.order, 'routes/order.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('buzon', 'routes/mailbox.tsx'),
] satisfies RouteConfig
