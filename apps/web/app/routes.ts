import { PATHS, PATHS_FROM_OUTSIDE } from '@shop/domain/site-paths'
import ShopLayout from './layout/shop-layout.tsx'
import type { PageModule, Piece, Route } from './router/route.ts'

const layout: Piece = { name: 'shop-layout', load: async () => ({ default: ShopLayout }) }
const signIn: Piece = { name: 'sign-in', load: () => import('./routes/sign-in.tsx') }
const account: Piece = { name: 'account', load: () => import('./routes/account.tsx') }

/** A page within the shop. Named like its file, and so is what fills it. */
function page(path: string, name: string, load: () => Promise<PageModule>, ...around: readonly Piece[]): Route {
  return {
    path: `/:lang/${path}`,
    pieces: [layout, ...around, { name, load }],
  }
}

/** The first that fits is shown. */
export const routes: readonly Route[] = [
  { path: '/buzon', pieces: [{ name: 'mailbox', load: () => import('./routes/mailbox.tsx') }] },
  page(PATHS.home, 'home', () => import('./routes/home.tsx')),
  page(PATHS.products, 'products', () => import('./routes/products.tsx')),
  page(PATHS.product, 'product', () => import('./routes/product.tsx')),
  page(PATHS.search, 'search', () => import('./routes/search.tsx')),
  page(PATHS.news, 'news', () => import('./routes/news.tsx')),
  page(PATHS.article, 'article', () => import('./routes/article.tsx')),
  page(PATHS.promotions, 'promotions', () => import('./routes/promotions.tsx')),
  page(PATHS.about, 'about', () => import('./routes/about.tsx')),
  page(PATHS.quotation, 'quotation', () => import('./routes/quotation.tsx')),
  page(PATHS_FROM_OUTSIDE.quotationRedirect, 'quotation-redirect', () => import('./routes/not-found.tsx')),
  page(PATHS.offer, 'offer', () => import('./routes/offer.tsx')),
  page(PATHS.privacy, 'privacy', () => import('./routes/privacy.tsx')),
  page(PATHS.warranty, 'warranty', () => import('./routes/warranty.tsx')),
  page(PATHS.cookies, 'cookies', () => import('./routes/cookies.tsx')),
  page(PATHS.login, 'login', () => import('./routes/login.tsx'), signIn),
  page(PATHS.register, 'register', () => import('./routes/register.tsx'), signIn),
  page(PATHS.forgottenPassword, 'forgotten-password', () => import('./routes/forgotten-password.tsx')),
  page(PATHS_FROM_OUTSIDE.newPassword, 'new-password', () => import('./routes/new-password.tsx')),
  page(PATHS.linkFailed, 'link-failed', () => import('./routes/link-failed.tsx')),
  { path: `/:lang/${PATHS.account}`, pieces: [layout, account] },
  page(PATHS_FROM_OUTSIDE.confirmChange, 'confirm-change', () => import('./routes/confirm-change.tsx'), account),
  page(PATHS.checkout, 'checkout', () => import('./routes/checkout.tsx')),
  page(PATHS.summary, 'summary', () => import('./routes/summary.tsx')),
  page(PATHS.confirmation, 'confirmation', () => import('./routes/confirmation.tsx')),
  page(PATHS.orders, 'orders', () => import('./routes/orders.tsx')),
  page(PATHS.order, 'order', () => import('./routes/order.tsx')),
  page('*', 'not-found', () => import('./routes/not-found.tsx')),
]
