import type { notices as spanish } from '../es/notices.ts'

export const notices: typeof spanish = {
  title: 'Notices',
  offline: 'No connection. Check your internet and try again.',
  noAnswer: 'The shop does not answer right now.',
  missing: 'This part of the shop did not load.',
  replaced: 'The shop has been updated. Reload the page to go on.',
  retry: 'Try again',
  reload: 'Reload',
  close: 'Close notice',
}
