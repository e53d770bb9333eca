import type { InstalledAppTexts } from '../es/installed-app.ts'

export const installedApp: InstalledAppTexts = {
  name: (shop) => `${shop}: car parts`,
  description: 'Parts that really fit your car, shipped anywhere in Mexico.',
  searchShortcut: 'Search parts',
  promotionsShortcut: 'Promotions',
  offline: 'No connection',
  offlineExplanation: 'You see what you had opened before; prices and stock may have changed.',
  notSeen: 'You had not opened this page before, so it cannot be shown without a connection. Your cart and your cars are still here.',
  retry: 'Try again',
  toHome: 'Go to the home page',
  update: 'There is a new version of the shop.',
  updateNow: 'Update',
  later: 'Later',
}
