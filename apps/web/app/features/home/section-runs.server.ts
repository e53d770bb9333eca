import { HOME_SECTIONS, type HomeSection } from '@shop/domain/home-sections'

const AWAKE: readonly (HomeSection | undefined)[] = ['slides', 'by-vehicle']

/** Home from top to bottom: what wakes up with the page stands alone, and all that follows one another asleep is one piece. */
export function sectionRuns(sections: readonly HomeSection[] = HOME_SECTIONS): readonly (readonly HomeSection[])[] {
  return sections.reduce<HomeSection[][]>((runs, section) => {
    const last = runs.at(-1)
    if (!last || AWAKE.includes(section) || AWAKE.includes(last[0])) runs.push([section])
    else last.push(section)
    return runs
  }, [])
}
