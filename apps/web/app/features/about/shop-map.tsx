import { positionIn } from '@shop/domain/map-position'
import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { useEffect, useRef, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { lazyHydrate } from '../../kit/lazy-hydrate.tsx'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useTexts } from '../../texts.ts'
import { directionsTo } from './directions.ts'

const DrawnMap = lazyHydrate(async () => (await import('./drawn-map.tsx')).DrawnMap)

type Props = { readonly name: string; readonly address: string; readonly position: string; readonly tilesUrl: string }
type State = 'drawn' | 'loading' | 'live' | 'failed'

/** A drawn map; the real one, and with it the first word to another host, comes when somebody asks for it. */
export function ShopMap({ name, address, position, tilesUrl }: Props) {
  const { map } = useTexts().about
  const at = positionIn(position)
  const [state, setState] = useState<State>('drawn')
  const place = useRef<HTMLElement>(null)
  const close = useRef<() => void>(undefined)
  const leave = (next: State) => {
    close.current?.()
    close.current = undefined
    setState(next)
  }
  useEffect(() => () => close.current?.(), [])
  useEffect(() => {
    // The button goes; whoever came by keyboard goes on in the map.
    if (state === 'live') place.current?.focus({ preventScroll: true })
  }, [state])

  const open = async () => {
    if (!at) return
    setState('loading')
    try {
      const { openLiveMap } = await lazily(() => import('./live-map.ts'))
      if (!place.current) return
      close.current = openLiveMap(place.current, {
        at,
        tilesUrl,
        name,
        texts: map,
        onShown: () => setState('live'),
        onFailed: () => leave('failed'),
      })
    } catch (error) {
      leave('drawn')
      notifyFailure(error, open)
    }
  }

  return (
    <section aria-labelledby="map">
      <h2 id="map" className="mb-3 text-xl font-bold">
        {map.title}
      </h2>
      <div className="relative isolate h-80 overflow-hidden rounded-2xl ring-1 ring-line sm:h-112">
        {state !== 'live' && <DrawnMap name={name} address={address} position={position} />}
        <div className={state === 'live' ? '' : 'invisible'}>
          {/* Its classes never change here: the map adds its own. */}
          <section ref={place} aria-label={map.live(address)} className="absolute! inset-0" />
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {at && state !== 'live' && (
          <TapButton onClick={open} disabled={state === 'loading'} className={`${buttonLook('main')} disabled:opacity-80`}>
            {state === 'loading' ? map.loading : map.show}
          </TapButton>
        )}
        {at && <DirectionsLink href={directionsTo(at).googleMaps} label={map.google} />}
        {at && <DirectionsLink href={directionsTo(at).waze} label={map.waze} />}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {state === 'failed' ? <span className="font-medium text-warn">{map.failed}</span> : at && state !== 'live' ? map.notice : null}
      </p>
    </section>
  )
}

function DirectionsLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <a href={href} rel="noreferrer" className={buttonLook('plain')}>
      {label}
    </a>
  )
}
