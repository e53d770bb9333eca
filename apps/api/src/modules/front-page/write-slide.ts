import type { AuditFacts } from '@shop/domain/audit-log'
import type { SlideDraft, StaffSlide } from '@shop/domain/staff-slide'
import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { ChangedMeanwhile, FieldRefused } from '../../problems.ts'
import { recordChange } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { SlideNotFound } from './front-page.problems.ts'
import { deleteSlide, insertSlide, lockSlides, updateSlide, updateSlideOrder } from './slides.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export const createSlide = transactional(async ({ db, files }: Deps, staffId: number, draft: SlideDraft): Promise<void> => {
  await lockSlides(db)
  await assertPictures(files, draft, undefined)
  const id = await insertSlide(db, draft)
  await recordChange(db, staffId, { action: 'slide-created', subject: { kind: 'slide', ref: String(id) }, after: factsOf(draft) })
})

export const changeSlide = transactional(
  async ({ db, files }: Deps, staffId: number, id: string, { version, ...draft }: SlideDraft & { version: number }): Promise<void> => {
    const before = slideOrProblem(await lockSlides(db), id)
    if (before.version !== version) throw new ChangedMeanwhile()
    await assertPictures(files, draft, before)
    await updateSlide(db, Number(id), draft)
    await recordChange(db, staffId, {
      action: 'slide-changed',
      subject: { kind: 'slide', ref: id },
      before: factsOf(before),
      after: factsOf(draft),
    })
  },
)

export const removeSlide = transactional(async ({ db }: Deps, staffId: number, id: string): Promise<void> => {
  const before = slideOrProblem(await lockSlides(db), id)
  await deleteSlide(db, Number(id))
  await recordChange(db, staffId, { action: 'slide-removed', subject: { kind: 'slide', ref: id }, before: factsOf(before) })
})

/** All of them, or somebody added or removed one meanwhile. */
export const orderSlides = transactional(async ({ db }: Deps, staffId: number, ids: readonly string[]): Promise<void> => {
  const before = (await lockSlides(db)).map(({ id }) => id)
  if (ids.length !== before.length || !before.every((id) => ids.includes(id))) throw new ChangedMeanwhile()
  await updateSlideOrder(db, ids)
  await recordChange(db, staffId, {
    action: 'slides-ordered',
    subject: { kind: 'slide', ref: ids.join(' ') },
    before: { order: before.join(', ') },
    after: { order: ids.join(', ') },
  })
})

const slideOrProblem = (slides: readonly StaffSlide[], id: string): StaffSlide => {
  const found = slides.find((slide) => slide.id === id)
  if (!found) throw new SlideNotFound()
  return found
}

const assertPictures = async (files: FileStore, draft: SlideDraft, before: SlideDraft | undefined): Promise<void> => {
  if (draft.wideImage !== before?.wideImage && !(await isKeptPicture(files, draft.wideImage)))
    throw new FieldRefused('imagen_escritorio', 'invalid')
  if (draft.narrowImage !== before?.narrowImage && !(await isKeptPicture(files, draft.narrowImage)))
    throw new FieldRefused('imagen_movil', 'invalid')
}

const factsOf = (slide: SlideDraft): AuditFacts => ({
  name: slide.titleEs,
  nameEn: slide.titleEn,
  text: slide.textEs,
  textEn: slide.textEn,
  link: slide.link,
  picture: slide.wideImage,
  narrowPicture: slide.narrowImage,
})
