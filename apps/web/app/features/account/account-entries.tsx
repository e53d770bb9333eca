import { accountMenu as english } from '@shop/texts/en/account-menu'
import { accountMenu as spanish } from '@shop/texts/es/account-menu'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'
import { signOut } from './sign-out.ts'

const ENTRY = 'flex min-h-11 w-full items-center px-4 text-left font-medium -outline-offset-3 hover:bg-ground'

/** Where the menu of the header leads to. */
export function AccountEntries({ name }: { readonly name: string }) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <ul className="absolute top-full right-0 z-30 mt-2 w-52 overflow-hidden rounded-xl bg-white py-1 text-ink shadow-xl ring-1 ring-line">
      <li className="truncate border-b border-line px-4 py-2 text-sm text-muted">{texts.greeting(name)}</li>
      <li>
        <Link to={paths.account(locale)} className={ENTRY}>
          {texts.account}
        </Link>
      </li>
      <li>
        <Link to={paths.orders(locale)} className={ENTRY}>
          {texts.orders}
        </Link>
      </li>
      <li>
        <button type="button" onClick={() => signOut(locale)} className={`${ENTRY} text-bad`}>
          {texts.leave}
        </button>
      </li>
    </ul>
  )
}
