const NAME = 'scroll'

type Positions = Record<string, number>

function read(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}')
  } catch {
    return {}
  }
}

/** How far down the page was, by the entry of the history. */
export function keepScroll(key: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...read(), [key]: scrollY }))
  } catch {
    // A full or forbidden store loses a position, and nothing else.
  }
}

export function keptScroll(key: string): number | undefined {
  return read()[key]
}

/** Stands at the end of the page: whoever comes back to it whole sees it where he left it, before it is drawn at the top. */
export const SCROLL_SCRIPT = `try{var y=JSON.parse(sessionStorage.getItem('${NAME}')||'{}')[(history.state||{}).key];if(history.scrollRestoration==='manual'&&y>0)scrollTo(0,y)}catch(e){}`
