import { inTime } from '../database/in-time.ts'
import { Unavailable } from '../problems.ts'

/** The answer, or in its place that there is none at this moment: a database that is slow must not keep everybody waiting. */
export async function answerInTime<Answer extends object>(work: Promise<Answer>, longestMs: number): Promise<Answer> {
  const answer = await inTime(work, longestMs)
  if (answer === undefined) throw new Unavailable()
  return answer
}
