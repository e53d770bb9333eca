import { brand } from './brand.ts'
import { brandPart } from './brand-part.ts'
import { cars } from './cars.ts'
import { english } from './english.ts'
import { kinds } from './kinds.ts'
import type { Label } from './label.ts'
import { misspelled } from './misspelled.ts'
import { negative } from './negative.ts'
import { notCarried } from './not-carried.ts'
import { piece } from './piece.ts'
import { plain } from './plain.ts'
import { polite } from './polite.ts'
import { position } from './position.ts'
import { sentence } from './sentence.ts'
import { several } from './several.ts'
import { spanglish } from './spanglish.ts'
import { symptom } from './symptom.ts'
import { synonym } from './synonym.ts'
import { typo } from './typo.ts'
import { workshop } from './workshop.ts'

/** Every sentence that was written by hand, one file for each class. */
export const writtenLabels: readonly Label[] = [
  ...sentence,
  ...typo,
  ...synonym,
  ...english,
  ...plain,
  ...brand,
  ...negative,
  ...workshop,
  ...misspelled,
  ...cars,
  ...brandPart,
  ...spanglish,
  ...polite,
  ...position,
  ...kinds,
  ...notCarried,
  ...several,
  ...symptom,
  ...piece,
]
