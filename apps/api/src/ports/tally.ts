/** What a process has done since it started, for whoever watches it. Kinds are few and known: none is made of what visitors send. */
export type Tally = {
  readonly mail: (went: Went) => void
  /** A call of the payment provider; a declined card is an answer like any other. */
  readonly payments: (went: 'well' | 'wrong') => void
  readonly job: (task: string, went: 'well' | 'wrong' | 'given-up') => void
  readonly read: () => Tallied
}

/** `refused`: this one message can never be delivered, and the next may. */
type Went = 'well' | 'wrong' | 'refused'
type LastTimes = { readonly wellAt: Date | undefined; readonly failedAt: Date | undefined }
type Tallied = {
  readonly mail: LastTimes & { readonly counts: Readonly<Record<Went, number>> }
  readonly payments: LastTimes & { readonly counts: Readonly<Record<'well' | 'wrong', number>> }
  readonly jobs: ReadonlyMap<string, Readonly<Record<'well' | 'wrong' | 'given-up', number>>>
}

export function newTally(now: () => Date = () => new Date()): Tally {
  const mail = { counts: { well: 0, wrong: 0, refused: 0 }, wellAt: undefined as Date | undefined, failedAt: undefined as Date | undefined }
  const payments = { counts: { well: 0, wrong: 0 }, wellAt: undefined as Date | undefined, failedAt: undefined as Date | undefined }
  const jobs = new Map<string, Record<'well' | 'wrong' | 'given-up', number>>()
  return {
    mail: (went) => {
      mail.counts[went]++
      if (went === 'well') mail.wellAt = now()
      if (went === 'wrong') mail.failedAt = now()
    },
    payments: (went) => {
      payments.counts[went]++
      payments[went === 'well' ? 'wellAt' : 'failedAt'] = now()
    },
    job: (task, went) => {
      const counts = jobs.get(task) ?? { well: 0, wrong: 0, 'given-up': 0 }
      counts[went]++
      jobs.set(task, counts)
    },
    read: () => ({ mail, payments, jobs }),
  }
}
