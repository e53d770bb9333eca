export type Permission = NotificationPermission | 'impossible'

export function permission(): Permission {
  return 'Notification' in window ? Notification.permission : 'impossible'
}

/** From a tap only: whoever is asked without having wanted anything says no for good. */
export async function askPermission(): Promise<Permission> {
  return 'Notification' in window ? await Notification.requestPermission() : 'impossible'
}

type Shown = { readonly title: string; readonly body: string; readonly tag: string; readonly onOpen: () => void }

/** False where the browser has the word and not the thing, as on telephones. */
export function showOnDesktop({ title, body, tag, onOpen }: Shown): boolean {
  if (permission() !== 'granted') return false
  try {
    const shown = new Notification(title, { body, tag })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onOpen()
    }
    return true
  } catch {
    return false
  }
}
