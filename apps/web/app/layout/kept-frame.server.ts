/** What was made of the frame around all pages: the markup within its footer, its data for the browser, its part of the head. */
type Frame = { footer?: string | undefined; data?: string; head?: string }

/** By what the layout's loader answered, which is the same object for all pages as long as nobody changes the shop. */
const frames = new WeakMap<object, Frame>()

/** Nothing is known of a page without a layout, and nothing is kept of it. */
export function frameOf(layoutData: unknown): Frame {
  if (typeof layoutData !== 'object' || layoutData === null) return {}
  const frame = frames.get(layoutData) ?? {}
  frames.set(layoutData, frame)
  return frame
}

/** The markup within the footer of a page, which is the last thing in it. */
export function footerIn(html: string): string | undefined {
  const [start, end] = [html.lastIndexOf('<footer'), html.lastIndexOf('</footer>')]
  return start < 0 || end < start ? undefined : html.slice(html.indexOf('>', start) + 1, end)
}
