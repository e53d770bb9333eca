import { knownQuery } from '../features/quotation/quotation-values.ts'
import { paths } from '../paths.ts'
import type { LoaderArgs } from '../router/loader.ts'
import { redirect } from '../router/loader.ts'
import { localeOf } from '../texts.ts'

/** An address for others to link to. It leads to the form and nowhere else, whatever its query says. */
export function loader({ params, request }: LoaderArgs) {
  return redirect(paths.quotation(localeOf(params.lang), knownQuery(new URL(request.url).searchParams)))
}
