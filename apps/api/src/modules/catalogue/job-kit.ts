import type { NamedCar } from '@shop/domain/asked-products'
import type { NamedShelf } from '@shop/domain/counted'
import { bestCompanion, type Companion, type JobKit, kitItem, kitTotal, mayFit, type PartJob } from '@shop/domain/job-kit'
import type { Locale } from '@shop/domain/locale'
import { NOTHING } from '@shop/domain/money'
import type { Db } from '../../database/connect.ts'
import type { CatalogueDeps } from './catalogue-deps.ts'
import type { Directory } from './directory.ts'
import { listCandidates, picturesOfTypes } from './jobs.queries.ts'
import { judgeBy } from './judge-fits.ts'
import { fitsOf } from './judge-parts.ts'
import type { ClassedPart } from './part-of-row.ts'
import { carOf } from './resolve-asked.ts'
import { wholeCar } from './whole-car.ts'

/** The job that a kind of part begins, with the other kinds that it takes and the shop has. */
export async function jobBegunBy(db: Db, directory: Directory, locale: Locale, partTypeId: number): Promise<PartJob | undefined> {
  const begun = jobOf(directory, locale, partTypeId)
  if (!begun) return undefined
  const pictures = await picturesOfTypes(
    db,
    begun.parts.map((part) => part.partTypeId),
  )
  const kinds = begun.parts
    .filter((part) => pictures.has(part.partTypeId))
    .map((part) => ({ ...part.kind, image: pictures.get(part.partTypeId) }))
  return kinds.length > 0 ? { name: begun.name, kinds } : undefined
}

/** Of each kind that a part's job takes, the one to buy for a car. */
export async function findJobKit(
  { db, directory: readDirectory }: Pick<CatalogueDeps, 'db' | 'directory'>,
  locale: Locale,
  { product: { id, brand }, partTypeId, tier }: ClassedPart,
  named: NamedCar,
): Promise<JobKit> {
  const directory = await readDirectory()
  const job = jobOf(directory, locale, partTypeId)
  if (!job) return { job: undefined, items: [], total: NOTHING }
  const whole = wholeCar(named, directory)
  const car = whole && carOf(whole, directory)
  if (!car) return kitOf(job, () => undefined)
  const partTypeIds = job.parts.map((part) => part.partTypeId)
  const candidates = await listCandidates(db, locale, { car, partTypeIds, productId: Number(id), tier })
  const judge = judgeBy(whole, [], directory, locale)
  const [fit, ...fits] = await fitsOf(
    { db },
    locale,
    [id, ...candidates.map(({ part }) => part.id)].map((productId) => ({ productId, judge })),
  )
  if (!fit || !mayFit(fit)) return kitOf(job, () => undefined)
  const judged = candidates.flatMap((candidate, i) => (fits[i] ? [{ ...candidate, fit: fits[i] }] : []))
  return kitOf(job, ({ partTypeId: wanted, pieces }) =>
    bestCompanion(
      judged.filter((one) => one.partTypeId === wanted),
      { brand, tier, fit },
      pieces,
    ),
  )
}

type BegunJob = NonNullable<ReturnType<typeof jobOf>>

function kitOf({ name, parts }: BegunJob, chosenFor: (part: BegunJob['parts'][number]) => Companion | undefined): JobKit {
  const items = parts.map((part) => kitItem(part.kind, part, chosenFor(part)))
  return { job: name, items, total: kitTotal(items) }
}

/** A job without the kind that begins it. */
function jobOf({ workshopJobs, partTypes }: Directory, locale: Locale, partTypeId: number) {
  const job = workshopJobs.find(({ parts }) => parts.some((part) => part.begins && part.partTypeId === partTypeId))
  if (!job) return undefined
  const kindOf = (id: number): NamedShelf | undefined => {
    const type = partTypes.find((one) => one.id === id)
    return type && { name: type[`name_${locale}`], slug: type.slug }
  }
  const others = job.parts.filter((part) => part.partTypeId !== partTypeId)
  return {
    name: job[`name_${locale}`],
    parts: others.flatMap((part) => {
      const kind = kindOf(part.partTypeId)
      return kind ? [{ ...part, kind }] : []
    }),
  }
}
