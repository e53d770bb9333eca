import type { ProductSummary } from '@shop/domain/product'
import { CloseButton } from '@shop/ui/dialog/close-button'
import { Modal } from '@shop/ui/dialog/modal'
import { useState } from 'react'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'

export type LargePictureProps = { readonly part: ProductSummary; readonly at: number; readonly onClose: () => void }

/** Two fingers zoom it like any page; one tap, or Enter, shows it at twice the size to be moved around. */
export function LargePicture({ part, at, onClose }: LargePictureProps) {
  const { part: texts } = useTexts()
  const [isZoomed, setZoomed] = useState(false)
  return (
    <Modal labelledBy="large-picture" onClose={onClose} className="m-0 size-full max-h-none max-w-none overflow-hidden">
      {(close) => (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
            <h2 id="large-picture" tabIndex={-1} className="truncate font-semibold outline-none">
              {part.name}
            </h2>
            <CloseButton label={texts.closePicture} onClose={close} />
          </div>
          <div className="min-h-0 flex-1 touch-manipulation overflow-auto">
            <button
              type="button"
              onClick={() => setZoomed(!isZoomed)}
              aria-pressed={isZoomed}
              aria-label={texts.enlarge}
              className={isZoomed ? 'block w-[220vmin] cursor-zoom-out' : 'flex size-full cursor-zoom-in items-center justify-center'}
            >
              <img
                src={paths.picture(part.images[at], 1200)}
                alt={part.name}
                width={1200}
                height={1200}
                className={isZoomed ? 'w-full' : 'max-h-full w-auto object-contain'}
              />
            </button>
          </div>
        </div>
      )}
    </Modal>
  )
}
