import type { conditionParts as spanish } from '../es/condition-parts.ts'

function counted(count: number, one: string, many: string) {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`
}

export function spanWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second', 'seconds')
  if (seconds < 7_200) return counted(Math.round(seconds / 60), 'minute', 'minutes')
  if (seconds < 172_800) return counted(Math.round(seconds / 3_600), 'hour', 'hours')
  return counted(Math.round(seconds / 86_400), 'day', 'days')
}

function bytes(amount: number): string {
  return `${(amount / 1_000_000_000).toLocaleString('en-US', { maximumFractionDigits: 1 })} GB`
}

export const conditionParts: typeof spanish = {
  database: {
    name: 'Database',
    well: ({ milliseconds = 0 }) => `Answers in ${milliseconds} ms.`,
    trouble: ({ milliseconds }) =>
      milliseconds === undefined
        ? 'Does not answer: the shop cannot sell. Call the person who runs the server.'
        : `Answers very slowly (${milliseconds} ms). Tell the person who runs the server.`,
  },
  migrations: {
    name: 'Updates',
    well: () => 'All updates are applied.',
    trouble: ({ count = 0 }) =>
      `${counted(count, 'update', 'updates')} of the database ${count === 1 ? 'is' : 'are'} missing. Tell the person who runs the server.`,
  },
  files: {
    name: 'Files',
    well: () => 'Pictures and receipts can be saved.',
    trouble: () => 'Pictures and receipts cannot be saved. Tell the person who runs the server.',
  },
  disk: {
    name: 'Disk',
    well: ({ freeBytes = 0, totalBytes = 0 }) => `${bytes(freeBytes)} free of ${bytes(totalBytes)}.`,
    trouble: ({ freeBytes = 0, totalBytes = 0 }) =>
      `Only ${bytes(freeBytes)} free of ${bytes(totalBytes)}. Make room before it fills up: without disk the shop stops.`,
  },
  worker: {
    name: 'Background tasks',
    well: ({ seconds = 0 }) => `Last report ${spanWords(seconds)} ago.`,
    trouble: ({ seconds, isHeld }) => {
      if (isHeld) return 'They wait for your permission: a backup was restored, and nothing goes out until you allow it.'
      return seconds === undefined
        ? 'They have stopped: no mails go out and no payments are confirmed. Tell the person who runs the server.'
        : `No report for ${spanWords(seconds)}: no mails go out and no payments are confirmed. Tell the person who runs the server.`
    },
  },
  'jobs-due': {
    name: 'Late tasks',
    well: ({ seconds = 0 }) => (seconds === 0 ? 'None.' : `The oldest has waited for ${spanWords(seconds)}.`),
    trouble: ({ seconds = 0 }) => `The oldest has waited for ${spanWords(seconds)}: mails and payments come late.`,
  },
  'jobs-failing': {
    name: 'Failing tasks',
    well: () => 'None.',
    trouble: ({ count = 0 }) => `${counted(count, 'task fails', 'tasks fail')} again and again. The list says why.`,
  },
  'jobs-given-up': {
    name: 'Abandoned tasks',
    well: () => 'None.',
    trouble: ({ count = 0 }) =>
      `${counted(count, 'mail or task was abandoned', 'mails or tasks were abandoned')} after many tries. Decide in the list whether to try again or to discard.`,
  },
  mail: {
    name: 'Mails',
    well: ({ seconds = 0 }) => `The last one went out, ${spanWords(seconds)} ago.`,
    trouble: ({ seconds = 0 }) => `The last mail, ${spanWords(seconds)} ago, did not go out, and none has since. Check the mail service.`,
  },
  payments: {
    name: 'Payment provider',
    well: ({ seconds = 0 }) => `Answered well the last time, ${spanWords(seconds)} ago.`,
    trouble: ({ seconds = 0 }) =>
      `Did not answer well the last time, ${spanWords(seconds)} ago: cards may not be charged. Check its status page and the keys.`,
  },
  versions: {
    name: 'Version',
    well: () => 'All processes run the same one.',
    trouble: ({ count = 0 }) => `${count} different versions run at once. Finish the update.`,
  },
  backup: {
    name: 'Backup',
    well: () => 'The last one is recent.',
    trouble: ({ at }) =>
      at
        ? 'It is more than a day old, the next one failed, or it could not be restored when it was tried. Tell the person who runs the server.'
        : 'There is no good one yet. Tell the person who runs the server.',
  },
}
