import type { ShopMark as Mark } from '@shop/domain/shop-mark'

/** What the shop is recognised by: its logo or its initials, and its name. Both stand on white, which is what logos are drawn for. */
export function ShopMark({ picture, initials, name }: Mark) {
  return (
    <>
      <span
        aria-hidden={!picture?.alt}
        className="grid h-10 min-w-10 shrink-0 place-items-center rounded-lg bg-white p-1 text-base text-brand"
      >
        {/* The picture that a page is about comes first. */}
        {picture ? <img {...picture} alt={picture.alt} fetchPriority="low" className="h-8 w-auto max-w-36 object-contain" /> : initials}
      </span>
      {name}
    </>
  )
}
