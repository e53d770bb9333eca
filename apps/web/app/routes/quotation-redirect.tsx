import { redirect } from 'react-router'
import { knownQuery } from '../features/quotation/quotation-values.ts'
import { paths } from '../paths.ts'
import { localeOf } from '../texts.ts'
import type { Route } from './+types/quotation-redirect.ts'

/** An address for others to link to. It leads to the form and nowhere else, whatever its query says. */
export const loader = ({ params, request }: Route.LoaderArgs) =>
  redirect(paths.quotation(localeOf(params.lang), knownQuery(new URL(request.url).searchParams)))
