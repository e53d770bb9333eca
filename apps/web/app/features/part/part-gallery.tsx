import type { ProductSummary } from '@shop/domain/product'
import { TapButton } from '@shop/ui/tap-button'
import { type ComponentType, useRef, useState } from 'react'
import { lazily } from '../../browser/lazily.ts'
import { PartPicture } from '../../common/part/part-picture.tsx'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts.ts'
import type { LargePictureProps } from './large-picture.tsx'

/** The pictures of a part: one large, the others to choose from, and as large as they go on a tap. */
export function PartGallery({ part }: { readonly part: ProductSummary }) {
  const { part: texts } = useTexts()
  const [shown, setShown] = useState(0)
  const [Large, setLarge] = useState<ComponentType<LargePictureProps>>()
  const opener = useRef<HTMLElement>(undefined)
  const enlarge = async (from: HTMLElement) => {
    opener.current = from
    try {
      const { LargePicture } = await lazily(() => import('./large-picture.tsx'))
      setLarge(() => LargePicture)
    } catch (error) {
      notifyFailure(error, () => enlarge(from))
    }
  }
  const close = () => {
    setLarge(undefined)
    opener.current?.focus()
  }
  return (
    <div className="flex gap-2 md:block">
      <TapButton
        onClick={({ currentTarget }) => enlarge(currentTarget)}
        aria-label={texts.enlarge}
        className="block min-w-0 flex-1 cursor-zoom-in md:w-full overflow-hidden rounded-2xl bg-white ring-1 ring-line hover:ring-brand"
      >
        <PartPicture
          part={part}
          at={shown}
          sizes="(min-width: 768px) 540px, 100vw"
          isEager
          className="max-md:aspect-[3/2] max-md:bg-ground max-md:object-contain"
        />
      </TapButton>
      {part.images.length > 1 && (
        <ul className="flex flex-col gap-2 md:mt-3 md:flex-row">
          {part.images.map((name, i) => (
            <li key={name}>
              <TapButton
                onClick={() => setShown(i)}
                aria-label={texts.picture(i + 1, part.images.length)}
                aria-current={i === shown}
                className="block size-14 overflow-hidden md:size-16 rounded-lg bg-white ring-1 ring-line aria-[current=true]:ring-2 aria-[current=true]:ring-brand"
              >
                <img src={paths.picture(name, 180)} alt="" width={64} height={64} loading="lazy" decoding="async" />
              </TapButton>
            </li>
          ))}
        </ul>
      )}
      {Large && <Large part={part} at={shown} onClose={close} />}
    </div>
  )
}
