import { chooseFiles } from '@shop/api/adapters/choose-files'
import { markByHand } from '@shop/api/marked-files'
import { connectCommand } from './connect-command.ts'
import { runCommand } from './run-command.ts'

/** `npm run files:mark`: the owner's word that the shop's files are where the settings say, after they were brought there by hand or are lost. */
await runCommand(async (settings, url) => {
  const files = chooseFiles(settings)
  const { db, close } = connectCommand(url)
  await markByHand(db, files).finally(close)
  console.log(`The shop’s files are at ${files.place} from now on.`)
})
