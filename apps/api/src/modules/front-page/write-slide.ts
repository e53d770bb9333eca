import type { AuditFacts } from '@shop/domain/audit-log'
import type { SlideDraft } from '@shop/domain/staff-slide'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { ANY_VERSION, assertSameItems, changed, recordedChange, recordedWrite } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { SlideNotFound } from './front-page.problems.ts'
import { deleteSlide, insertSlide, lockSlides, updateSlide, updateSlideOrder } from './slides.queries.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

export const createSlide = recordedWrite(async ({ db, files }: Deps, draft: SlideDraft) => {
  await lockSlides(db)
  await assertPictures(files, draft, undefined)
  const id = await insertSlide(db, draft)
  return changed({ action: 'slide-created', subject: subjectOf(String(id)), after: factsOf(draft) })
})

export const changeSlide = recordedChange(({ db, files }: Deps, id: string, { version, ...draft }: SlideDraft & { version: number }) => ({
  hold: () => holdSlide(db, id),
  missing: SlideNotFound,
  seen: version,
  write: async (before) => {
    await assertPictures(files, draft, before)
    await updateSlide(db, Number(id), draft)
    return changed({ action: 'slide-changed', subject: subjectOf(id), before: factsOf(before), after: factsOf(draft) })
  },
}))

export const removeSlide = recordedChange(({ db }: Deps, id: string) => ({
  hold: () => holdSlide(db, id),
  missing: SlideNotFound,
  seen: ANY_VERSION,
  write: async (before) => {
    await deleteSlide(db, Number(id))
    return changed({ action: 'slide-removed', subject: subjectOf(id), before: factsOf(before) })
  },
}))

export const orderSlides = recordedWrite(async ({ db }: Deps, ids: readonly string[]) => {
  const before = (await lockSlides(db)).map(({ id }) => id)
  assertSameItems(before, ids)
  await updateSlideOrder(db, ids)
  const [was, is] = [{ order: before.join(', ') }, { order: ids.join(', ') }]
  return changed({ action: 'slides-ordered', subject: subjectOf(ids.join(' ')), before: was, after: is })
})

async function holdSlide(db: Db, id: string) {
  return (await lockSlides(db)).find((slide) => slide.id === id)
}

function subjectOf(ref: string) {
  return { kind: 'slide', ref } as const
}

async function assertPictures(files: FileStore, draft: SlideDraft, before: SlideDraft | undefined): Promise<void> {
  if (draft.wideImage !== before?.wideImage && !(await isKeptPicture(files, draft.wideImage)))
    throw new FieldRefused('wideImage', 'invalid')
  if (draft.narrowImage !== before?.narrowImage && !(await isKeptPicture(files, draft.narrowImage)))
    throw new FieldRefused('narrowImage', 'invalid')
}

function factsOf(slide: SlideDraft): AuditFacts {
  return {
    name: slide.titleEs,
    nameEn: slide.titleEn,
    text: slide.textEs,
    textEn: slide.textEn,
    link: slide.link,
    picture: slide.wideImage,
    narrowPicture: slide.narrowImage,
  }
}
