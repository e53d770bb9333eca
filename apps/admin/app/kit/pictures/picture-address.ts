/** Where the shop shows a picture of the catalogue, in the width nearest to what is asked for. */
export function pictureAddress(name: string | undefined, width: number): string {
  return `/images/products/${encodeURIComponent(name ?? 'default.png')}?w=${width}`
}
