import 'leaflet/dist/leaflet.css'
import type { MapPosition } from '@shop/domain/map-position'
import type { ShopTexts } from '@shop/texts/es/shop'
import { control, divIcon, map, marker, tileLayer } from 'leaflet'
import { PIN } from './map-pin.ts'

type Options = {
  readonly at: MapPosition
  readonly tilesUrl: string
  readonly name: string
  readonly texts: ShopTexts['about']['map']
  readonly onShown: () => void
  readonly onFailed: () => void
}

const TIMEOUT_MS = 10_000
const PIN_PICTURE = `<svg viewBox="-24 -62 48 62" width="48" height="62"><path d="${PIN.body}" fill="var(--color-brand)" stroke="#fff" stroke-width="3"/><path d="${PIN.ring}" fill="var(--color-accent)" fill-rule="evenodd"/></svg>`

/** Opens the map in a place of the page. It counts as shown with its first tile, and as failed when none comes. */
export function openLiveMap(place: HTMLElement, { at, tilesUrl, name, texts, onShown, onFailed }: Options): () => void {
  const position = [at.latitude, at.longitude] as const
  // The wheel belongs to the page, or it would be caught while scrolling past.
  const live = map(place, { zoomControl: false, scrollWheelZoom: false }).setView([...position], 16)
  live.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>')
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(live)
  marker([...position], {
    icon: divIcon({ className: '', html: PIN_PICTURE, iconSize: [48, 62], iconAnchor: [24, 62] }),
    interactive: false,
    keyboard: false,
  })
    .bindTooltip(name, { permanent: true, direction: 'top', offset: [0, -60] })
    .addTo(live)
  const patience = setTimeout(onFailed, TIMEOUT_MS)
  const close = () => {
    clearTimeout(patience)
    live.remove()
  }
  let isShown = false
  tileLayer(tilesUrl, {
    maxZoom: 19,
    attribution: `© ${texts.contributors} <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>`,
  })
    .on('tileload', () => {
      clearTimeout(patience)
      if (!isShown) onShown()
      isShown = true
    })
    .on('load', () => {
      // Everything was answered, and nothing of it was a picture. Leaflet still uses the map after this event, so it goes a moment later.
      if (!isShown) setTimeout(onFailed)
    })
    .addTo(live)
  return close
}
