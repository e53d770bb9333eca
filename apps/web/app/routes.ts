import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES, type Page } from '@shop/domain/site-map'

const below = (parent: Page, child: Page): string => child.path.slice(parent.path.length + 1)

export default [
  route(':lang', 'layout/shop-layout.tsx', [
    index('routes/home.tsx'),
    route(PAGES.products.path, 'routes/products.tsx'),
    route(PAGES.product.path, 'routes/product.tsx'),
    route(PAGES.search.path, 'routes/search.tsx'),
    route(PAGES.news.path, 'routes/news.tsx'),
    route(PAGES.article.path, 'routes/article.tsx'),
    route(PAGES.promotions.path, 'routes/promotions.tsx'),
    route(PAGES.about.path, 'routes/about.tsx'),
    route(PAGES.quotation.path, 'routes/quotation.tsx'),
    route(PAGES.quotationRedirect.path, 'routes/quotation-redirect.tsx'),
    route(PAGES.offer.path, 'routes/offer.tsx'),
    route(PAGES.privacy.path, 'routes/privacy.tsx'),
    route(PAGES.warranty.path, 'routes/warranty.tsx'),
    route(PAGES.cookies.path, 'routes/cookies.tsx'),
    layout('routes/sign-in.tsx', [route(PAGES.login.path, 'routes/login.tsx'), route(PAGES.register.path, 'routes/register.tsx')]),
    route(PAGES.forgottenPassword.path, 'routes/forgotten-password.tsx'),
    route(PAGES.newPassword.path, 'routes/new-password.tsx'),
    route(PAGES.linkFailed.path, 'routes/link-failed.tsx'),
    route(PAGES.account.path, 'routes/account.tsx', [route(below(PAGES.account, PAGES.confirmChange), 'routes/confirm-change.tsx')]),
    route(PAGES.checkout.path, 'routes/checkout.tsx'),
    route(PAGES.summary.path, 'routes/summary.tsx'),
    route(PAGES.confirmation.path, 'routes/confirmation.tsx'),
    route(PAGES.orders.path, 'routes/orders.tsx'),
    route(PAGES.order.path, 'routes/order.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('buzon', 'routes/mailbox.tsx'),
] satisfies RouteConfig
