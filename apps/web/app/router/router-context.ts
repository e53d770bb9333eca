import { createContext, use, useMemo } from 'react'
import type { Loaded, Loader } from './loader.ts'
import type { Place } from './place.ts'
import type { Params } from './route.ts'
import type { Problem, Router, Shown } from './shown.ts'

export const RouterContext = createContext<{ readonly router: Router; readonly shown: Shown } | undefined>(undefined)

export const useRouter = () => {
  const known = use(RouterContext)
  if (!known) throw new Error('Outside the router')
  return known
}

const useShown = (): Shown => useRouter().shown

export const useLocation = (): Place => useShown().place
export const useParams = (): Params => useShown().params
export const useProblem = (): Problem | undefined => useShown().problem
export const useNavigate = (): Router['navigate'] => useRouter().router.navigate
export const useSearchParams = (): readonly [URLSearchParams] => {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search])]
}
/** Whether the visitor came by a link of the shop, and not by loading the page or going back. */
export const useCameByLink = (): boolean => useShown().arrivedBy === 'link'
/** What the loader of a piece around the page answered. */
export const useDataOf = <Load extends Loader = Loader>(name: string): Loaded<Load> | undefined =>
  useShown().pieces.find((piece) => piece.name === name)?.data as Loaded<Load> | undefined
