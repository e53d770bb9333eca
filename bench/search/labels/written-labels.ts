import { brand } from './brand.ts'
import { english } from './english.ts'
import type { Label } from './label.ts'
import { negative } from './negative.ts'
import { plain } from './plain.ts'
import { sentence } from './sentence.ts'
import { synonym } from './synonym.ts'
import { typo } from './typo.ts'

/** Every sentence that was written by hand, one file for each class. */
export const writtenLabels: readonly Label[] = [...sentence, ...typo, ...synonym, ...english, ...plain, ...brand, ...negative]
