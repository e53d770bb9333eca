import type { AuditFacts } from '@shop/domain/audit-log'
import { slugOf } from '@shop/domain/slug'
import type { StaffBrand } from '@shop/domain/staff-brand'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { FieldRefused } from '../../problems.ts'
import { recordedChange, recordedWrite } from '../audit-log/audit-log.public.ts'
import { isKeptPicture } from '../pictures/pictures.public.ts'
import { type BrandDraft, findBrand, insertBrand, listOtherBrands, lockBrand, updateBrand } from './brands.queries.ts'
import { BrandNotFound } from './front-page.problems.ts'

type Deps = { readonly db: Db; readonly files: FileStore }

const NOBODY = 0

export const createBrand = recordedWrite(async ({ db, files }: Deps, draft: BrandDraft) => {
  await assertLogo(files, draft.logo, undefined)
  await assertFree(db, draft.name, NOBODY)
  const id = await insertBrand(db, slugOf(draft.name), draft)
  if (id === undefined) throw new FieldRefused('name', 'name-taken')
  const made = await brandOrProblem(db, id)
  return { result: made, change: { action: 'brand-created', subject: { kind: 'brand', ref: made.slug }, after: factsOf(made) } }
})

/** Its address stays: searches and filters name it by that. */
export const changeBrand = recordedChange(({ db, files }: Deps, id: number, { version, ...draft }: BrandDraft & { version: number }) => ({
  hold: () => lockBrand(db, id),
  missing: BrandNotFound,
  seen: version,
  write: async (before: StaffBrand) => {
    await assertFree(db, draft.name, id)
    await assertLogo(files, draft.logo, before.logo)
    await updateBrand(db, id, draft)
    const after = await brandOrProblem(db, id)
    const subject = { kind: 'brand', ref: after.slug } as const
    return { result: after, change: { action: 'brand-changed', subject, before: factsOf(before), after: factsOf(after) } }
  },
}))

/** Lists find a brand by its address and by the address its name would have: neither may be another brand's. */
async function assertFree(db: Db, name: string, id: number): Promise<void> {
  const slug = slugOf(name)
  if (slug === '') throw new FieldRefused('name', 'invalid')
  const others = await listOtherBrands(db, id)
  if (others.some((one) => one.slug === slug || slugOf(one.name) === slug)) throw new FieldRefused('name', 'name-taken')
}

async function brandOrProblem(db: Db, id: number): Promise<StaffBrand> {
  const found = await findBrand(db, id)
  if (!found) throw new BrandNotFound()
  return found
}

async function assertLogo(files: FileStore, logo: string | undefined, before: string | undefined): Promise<void> {
  if (logo !== undefined && logo !== before && !(await isKeptPicture(files, logo))) throw new FieldRefused('logo', 'invalid')
}

function factsOf({ name, isOwnLine, tier, warrantyMonths, logo }: StaffBrand): AuditFacts {
  return {
    name,
    isOwnLine,
    tier,
    warrantyMonths,
    picture: logo,
  }
}
