import type { ImportNames, MissingName, NameChoice } from '@shop/domain/imports/import-names'
import { listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, text, whole } from '../plain.ts'
import { nameDecision, nameKind } from './import-words.ts'

const missingName = record<MissingName>()({
  id: as('_id', text),
  kind: as('clase', nameKind),
  name: as('nombre', text),
  rows: as('renglones', whole),
  inside: as('dentro_de', maybe(text)),
  knownAs: as('conocido_como', maybe(text)),
  decision: maybe(nameDecision),
  targetId: as('destino', maybe(text)),
})

const choice = record<NameChoice>()({ id: as('_id', text), kind: as('clase', nameKind), name: as('nombre', text) })

export const importNames = record<ImportNames>()({
  names: as('nombres', listOf(missingName)),
  total: whole,
  choices: as('opciones', listOf(choice)),
})
