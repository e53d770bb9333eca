import { Link, NavLink, useLocation } from 'react-router'
import { inOtherLanguage, paths } from '../paths.ts'
import { useLocale, useTexts } from '../texts.ts'

export const Header = ({ name }: { readonly name: string }) => {
  const locale = useLocale()
  const { layout } = useTexts()
  return (
    <header className="bg-brand text-white">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2">
        <Link to={paths.home(locale)} className="flex min-h-11 items-center gap-2 text-xl font-extrabold tracking-tight">
          <Nut />
          {name}
        </Link>
        <nav aria-label={layout.navigation} className="order-last w-full sm:order-none sm:w-auto">
          <ul className="flex gap-1">
            <li>
              <HeaderLink to={paths.home(locale)} isEnd>
                {layout.home}
              </HeaderLink>
            </li>
            <li>
              <HeaderLink to={paths.products(locale)}>{layout.products}</HeaderLink>
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}

const HeaderLink = ({ to, isEnd = false, children }: { readonly to: string; readonly isEnd?: boolean; readonly children: string }) => (
  <NavLink
    to={to}
    end={isEnd}
    className="inline-flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-brand-dark aria-[current=page]:bg-brand-dark aria-[current=page]:underline aria-[current=page]:underline-offset-8"
  >
    {children}
  </NavLink>
)

/** A new document: the browser keeps the texts of one language only. */
const LanguageSwitch = () => {
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
      className="ml-auto inline-flex min-h-11 items-center rounded-lg px-3 font-medium hover:bg-brand-dark"
    >
      {layout.otherLanguage}
    </Link>
  )
}

const Nut = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8">
    <path fill="currentColor" fillRule="evenodd" d="M16 3l11.3 6.5v13L16 29 4.7 22.5v-13zM16 10a6 6 0 100 12 6 6 0 000-12z" />
    <path fill="none" stroke="#ffc107" strokeWidth="2" d="M16 7.5a8.5 8.5 0 018.5 8.5" />
  </svg>
)
