import type { StaffPartType } from '@shop/domain/staff-shelf'
import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { looseField } from '../../kit/form/loose-field.ts'
import { isNamed } from '../../kit/list/matching.ts'
import { useLanguage } from '../../language.tsx'

const SHOWN = 6

type Props = {
  readonly formId: string
  readonly types: readonly StaffPartType[]
  /** Those that are there already. */
  readonly chosen: readonly string[]
  readonly texts: {
    readonly findPart: string
    readonly findPartHint: string
    readonly noPart: string
    readonly add: (name: string) => string
  }
  readonly onAdd: (id: string) => void
}

/** One part type more, by its name or another word for it. */
export function PartTypeFinder({ formId, types, chosen, texts, onAdd }: Props) {
  const { locale } = useLanguage()
  const [wanted, setWanted] = useState('')
  const found = types.filter(
    ({ id, names, synonyms }) => !chosen.includes(id) && isNamed(wanted, names.es, names.en, ...synonyms.es, ...synonyms.en),
  )
  const add = (id: string) => {
    onAdd(id)
    setWanted('')
  }
  return (
    <>
      <TextField
        field={looseField(formId, 'tipo')}
        type="search"
        label={texts.findPart}
        hint={texts.findPartHint}
        value={wanted}
        autoComplete="off"
        className="mt-3"
        // Enter would send the whole form: here it takes the first that is found.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (wanted.trim() !== '' && found[0]) add(found[0].id)
        }}
        onChange={({ target }) => setWanted(target.value)}
      />
      {wanted.trim() !== '' && (
        <div role="status" className="mt-2 flex flex-wrap gap-2">
          {found.length === 0 && <p className="text-muted">{texts.noPart}</p>}
          {found.slice(0, SHOWN).map(({ id, names }) => (
            <Button key={id} look="plain" aria-label={texts.add(names[locale])} onClick={() => add(id)}>
              + {names[locale]}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
