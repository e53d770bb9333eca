import { Dialog } from '@shop/ui/dialog/dialog'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTexts } from '../../language.tsx'
import type { Hit } from './jump-sources.ts'
import { useHits } from './use-hits.ts'

/** Ctrl-K: type a few letters, press Enter, be there. */
export function JumpBox({ onClose }: { readonly onClose: () => void }) {
  const { jump } = useTexts()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const hits = useHits(text)
  const go = ({ to, state }: Hit) => {
    onClose()
    navigate(to, { state })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = hits[chosen]
    if (event.key === 'Enter' && hit) {
      // The button that opened this gets the focus back, and must not take the same key for a press.
      event.preventDefault()
      go(hit)
    }
    if (step === undefined || hits.length === 0) return
    event.preventDefault()
    setChosen((chosen + step + hits.length) % hits.length)
  }
  return (
    <Dialog title={jump.title} place="top" onClose={onClose}>
      <input
        role="combobox"
        aria-label={jump.hint}
        aria-expanded={hits.length > 0}
        aria-controls="jump-hits"
        aria-activedescendant={hits[chosen] && `jump-${hits[chosen].id}`}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={jump.hint}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
        className="block min-h-12 w-full rounded-lg border border-muted px-3 text-lg placeholder:text-base placeholder:text-muted"
      />
      <p role="status" className={hits.length > 0 ? 'sr-only' : 'mt-3 text-muted'}>
        {hits.length > 0 ? jump.found(hits.length) : jump.nothing}
      </p>
      <div id="jump-hits" role="listbox" aria-label={jump.title} className="mt-3 max-h-80 overflow-y-auto">
        {hits.map((hit, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: as above
          <div
            key={hit.id}
            id={`jump-${hit.id}`}
            role="option"
            aria-selected={i === chosen}
            onClick={() => go(hit)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 hover:bg-ground aria-selected:bg-brand aria-selected:text-white"
          >
            <span className="font-semibold break-all">{hit.label}</span>
            <span className="text-sm">{hit.kind}</span>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
