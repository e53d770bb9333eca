import { Pager } from '@shop/ui/pager'
import { TapButton } from '@shop/ui/tap-button'
import { Link } from '../../router/link.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'
import { listAddress } from './list-address.ts'

type Props = {
  /** The last page that is shown. */
  readonly page: number
  readonly pages: number
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** The next parts on a tap, below the others; or any page by its own address. */
export function ListEnd({ page, pages, isLoading, onMore }: Props) {
  const { list } = useTexts()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <>
      {page < pages && (
        <div className="mt-6 text-center">
          <TapButton
            onClick={onMore}
            disabled={isLoading}
            className="min-h-12 w-full max-w-sm rounded-lg border-2 border-brand bg-white px-6 font-semibold text-brand hover:bg-brand-tint disabled:opacity-70"
          >
            {isLoading ? list.loading : list.loadMore}
          </TapButton>
        </div>
      )}
      <Pager
        page={page}
        pages={pages}
        labels={{ pages: list.pages, previous: list.previousPage, next: list.nextPage, page: list.page }}
        renderLink={(number, className, label, children) => (
          <Link
            to={listAddress(pathname, params, { page: number > 1 ? String(number) : undefined })}
            className={className}
            aria-label={label}
          >
            {children}
          </Link>
        )}
      />
    </>
  )
}
