import { createContext, use, useMemo } from 'react'
import type { Loaded, Loader } from './loader.ts'
import type { Place } from './place.ts'
import type { Params } from './route.ts'
import type { Problem, Router, Shown } from './shown.ts'

export const RouterContext = createContext<{ readonly router: Router; readonly shown: Shown } | undefined>(undefined)

export function useRouter() {
  const known = use(RouterContext)
  if (!known) throw new Error('Outside the router')
  return known
}

function useShown(): Shown {
  return useRouter().shown
}

export function useLocation(): Place {
  return useShown().place
}
export function useParams(): Params {
  return useShown().params
}
export function useProblem(): Problem | undefined {
  return useShown().problem
}
export function useNavigate(): Router['navigate'] {
  return useRouter().router.navigate
}
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation()
  return [useMemo(() => new URLSearchParams(search), [search])]
}
/** Whether the visitor came by a link of the shop, and not by loading the page or going back. */
export function useCameByLink(): boolean {
  return useShown().arrivedBy === 'link'
}
/** What the loader of a piece around the page answered. */
export function useDataOf<Load extends Loader = Loader>(name: string): Loaded<Load> | undefined {
  return useShown().pieces.find((piece) => piece.name === name)?.data as Loaded<Load> | undefined
}
