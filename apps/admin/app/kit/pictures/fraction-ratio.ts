/** How many fractions of a picture's width go with one of its height, so that a crop has an aspect ratio. */
export function fractionRatio(
  picture: { readonly width: number; readonly height: number },
  aspect: number | undefined,
): number | undefined {
  return aspect === undefined ? undefined : (aspect * picture.height) / picture.width
}
