import { guardMarkup } from '@shop/ui/trusted-markup'
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  readonly title: string
  readonly lang: string
  /** Of the screen it is looked at on, in px: what the shop draws differently there is drawn so here. */
  readonly width: number
  readonly children: ReactNode
}

/** A screen of another width inside this one, with the same styles, made smaller where there is no room for it. */
export function PreviewFrame({ title, lang, width, children }: Props) {
  const [page, setPage] = useState<Document>()
  const box = useRef<HTMLDivElement>(null)
  const room = useWidth(box)
  const height = useContentHeight(page)
  const scale = Math.min(1, (room || width) / width)
  useEffect(() => {
    if (page) page.documentElement.lang = lang
  }, [page, lang])
  return (
    <div ref={box} className="relative min-w-0 overflow-hidden" style={{ height: height * scale }}>
      <iframe
        title={title}
        // Without it the frame would be drawn as pages were before there was a standard.
        srcDoc="<!doctype html>"
        // It takes no room of its own, so that the box is as wide as its place and not as the frame.
        className="absolute top-0 left-0 max-w-none origin-top-left rounded-xl border border-line bg-ground"
        style={{ width, height, transform: `scale(${scale})` }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument && contentDocument !== page) setPage(dressed(contentDocument))
        }}
      />
      {page && createPortal(<Unclickable>{children}</Unclickable>, page.body)}
    </div>
  )
}

/** A preview leads nowhere, with no button of the mouse. */
function Unclickable({ children }: { readonly children: ReactNode }) {
  return (
    <div className="p-4" onClickCapture={keepHere} onAuxClickCapture={keepHere}>
      {children}
    </div>
  )
}

function keepHere(event: MouseEvent) {
  if (isInLink(event.target)) event.preventDefault()
}

/** Nodes of a frame are instances of the frame's own classes: what they can do is asked, not what they are. */
function isInLink(target: EventTarget): boolean {
  return 'closest' in target && typeof target.closest === 'function' && target.closest('a') !== null
}

/** A frame is a window of its own, and has the office's policy but none of its rules. */
function dressed(page: Document): Document {
  guardMarkup(page.defaultView ?? {})
  page.head.replaceChildren(...[...document.querySelectorAll('link[rel=stylesheet], style')].map((style) => style.cloneNode(true)))
  page.title = document.title
  return page
}

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}

const FIRST_HEIGHT = 300
const BORDERS = 2

function useContentHeight(page: Document | undefined): number {
  const [height, setHeight] = useState(FIRST_HEIGHT)
  useEffect(() => {
    if (!page) return
    const observer = new ResizeObserver(() => setHeight(Math.ceil(page.body.getBoundingClientRect().height) + BORDERS))
    observer.observe(page.body)
    return () => observer.disconnect()
  }, [page])
  return height
}
