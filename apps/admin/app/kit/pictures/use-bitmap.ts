import { useEffect, useEffectEvent, useState } from 'react'

/** The pixels of a chosen file, turned upright; `onUnreadable` when it has none. */
export function useBitmap(file: Blob, onUnreadable: () => void): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const tell = useEffectEvent(onUnreadable)
  useEffect(() => {
    let isWanted = true
    createImageBitmap(file).then(
      (read) => isWanted && setBitmap(read),
      () => isWanted && tell(),
    )
    return () => {
      isWanted = false
    }
  }, [file])
  useEffect(() => () => bitmap?.close(), [bitmap])
  return bitmap
}
