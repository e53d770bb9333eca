import { parseArgs } from 'node:util'

/** What was typed behind a command; what the command does not know is said in a sentence. */
export const readOptions: typeof parseArgs = (config) => {
  try {
    return parseArgs(config)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
