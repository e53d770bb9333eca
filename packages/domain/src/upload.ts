export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const
export type UploadType = (typeof UPLOAD_TYPES)[number]

/** What a picture may be; said before somebody chooses one, and judged by its content when it comes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const satisfies readonly UploadType[]
/** What the shop keeps of a picture; browsers make a larger one smaller before they send it. */
export const LONGEST_KEPT_SIDE = 2_400
export const MOST_UPLOAD_BYTES = 10 * 1_024 * 1_024
