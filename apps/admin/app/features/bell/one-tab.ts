const HELD_MS = 5_000

/** Of all tabs that hear of something, the first does it. */
export function inOneTab(name: string, act: () => void): void {
  // Without a safe connection there are no locks, and each tab does it.
  if (!navigator.locks) act()
  else void navigator.locks.request(`admin-bell ${name}`, { ifAvailable: true }, (lock) => lock && actAndHold(act))
}

/** Until the slowest tab has heard of it too. */
function actAndHold(act: () => void): Promise<void> {
  act()
  return new Promise((resolve) => setTimeout(resolve, HELD_MS))
}
