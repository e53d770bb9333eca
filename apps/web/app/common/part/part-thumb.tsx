import { paths } from '../../paths.ts'

/** The small picture of a part in a line of a cart, an order or a return; its name stands beside it. */
export function PartThumb({ image }: { readonly image: string | undefined }) {
  return (
    <img
      src={paths.picture(image, 180)}
      alt=""
      width={180}
      height={180}
      loading="lazy"
      className="aspect-square w-full rounded-lg bg-white object-cover ring-1 ring-line"
    />
  )
}
