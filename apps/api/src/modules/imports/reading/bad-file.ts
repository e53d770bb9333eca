import type { FileProblem } from '@shop/domain/imports/import'

/** A file that cannot be read, and why. Nothing of it is used. */
export class BadFile extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(`the file is ${problem}`)
    this.problem = problem
  }
}
