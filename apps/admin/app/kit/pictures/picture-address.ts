/** Where the shop shows a picture of the catalogue, in the width nearest to what is asked for. */
export const pictureAddress = (name: string | undefined, width: number): string =>
  `/images/products/${encodeURIComponent(name ?? 'default.png')}?w=${width}`
