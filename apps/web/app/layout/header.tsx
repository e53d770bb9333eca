import type { ShopMark as Mark } from '@shop/domain/shop-mark'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { ShopMark } from '@shop/ui/shop-mark'
import type { ReactNode } from 'react'
import { CartButton } from '../common/cart/cart-button.tsx'
import { contactLinks } from '../common/shop/contact-links.ts'
import { ChatButton } from '../features/chat/chat-button.tsx'
import { GarageButton } from '../features/garage/garage-button.tsx'
import { lazyHydrate } from '../kit/lazy-hydrate.tsx'
import { inOtherLanguage, paths } from '../paths.ts'
import { Link } from '../router/link.tsx'
import { NavLink } from '../router/nav-link.tsx'
import { useLocation } from '../router/router-context.ts'
import { useLocale, useTexts } from '../texts.ts'

/** A form that works without a script; its suggestions need one only once somebody comes near it. */
const SearchBox = lazyHydrate(async () => (await import('../features/search/search-box.tsx')).SearchBox)
const AccountButton = lazyHydrate(async () => (await import('../features/account/account-button.tsx')).AccountButton)

type HeaderProps = { readonly policies: PublicPolicies; readonly mark: Mark }

export function Header({ policies, mark }: HeaderProps) {
  const { identity } = policies
  const locale = useLocale()
  const { layout, news, about } = useTexts()
  return (
    <header className="relative z-20 bg-brand text-white shadow-md">
      <div className="mx-auto grid max-w-6xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 px-4 py-2 lg:grid-cols-[auto_1fr_auto_auto] lg:gap-x-5">
        <Link to={paths.home(locale)} className="flex min-h-11 items-center gap-2 text-xl font-extrabold tracking-tight">
          <ShopMark {...mark} />
        </Link>
        <div className="order-last col-span-full lg:order-none lg:col-span-1">
          <SearchBox />
        </div>
        <div className="flex min-w-0 justify-end">
          <GarageButton />
        </div>
        <div className="flex items-center">
          <AccountButton />
          <CartButton />
        </div>
      </div>
      <div className="bg-brand-dark">
        <nav aria-label={layout.navigation} className="mx-auto flex max-w-6xl items-center px-2">
          <ul className="flex min-w-0 flex-1 overflow-x-auto pr-8 [mask-image:linear-gradient(to_left,transparent,#000_2rem)] [scrollbar-width:none]">
            <HeaderLink to={paths.home(locale)} isEnd>
              {layout.home}
            </HeaderLink>
            <HeaderLink to={paths.products(locale)}>{layout.products}</HeaderLink>
            <HeaderLink to={paths.about(locale)}>{about.navigation}</HeaderLink>
            <HeaderLink to={paths.quotation(locale)}>{layout.quotation}</HeaderLink>
            <HeaderLink to={paths.promotions(locale)}>{news.promotions}</HeaderLink>
            <HeaderLink to={paths.news(locale)}>{news.title}</HeaderLink>
            <li>
              <a href={contactLinks.whatsapp(identity)} className={NAVIGATION_LINK}>
                {about.whatsapp}
              </a>
            </li>
          </ul>
          <ChatButton policies={policies} className={NAVIGATION_LINK} />
          <LanguageSwitch />
        </nav>
      </div>
    </header>
  )
}

const NAVIGATION_LINK = 'navigation-link'

function HeaderLink({ to, isEnd = false, children }: { readonly to: string; readonly isEnd?: boolean; readonly children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end={isEnd} className={NAVIGATION_LINK}>
        {children}
      </NavLink>
    </li>
  )
}

/** A new document: the browser keeps the texts of one language only. */
function LanguageSwitch() {
  const locale = useLocale()
  const { layout } = useTexts()
  const location = useLocation()
  return (
    <Link
      to={inOtherLanguage(locale, location)}
      reloadDocument
      hrefLang={locale === 'es' ? 'en' : 'es-MX'}
      lang={locale === 'es' ? 'en' : 'es-MX'}
      title={layout.switchLanguage}
      className={NAVIGATION_LINK}
    >
      {layout.otherLanguage}
    </Link>
  )
}
