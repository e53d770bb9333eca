const LINK = /(https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]])/

/** Words as they were typed, and nothing but words. Addresses become links only where somebody of the shop wrote them. */
export function MessageText({ text, hasLinks }: { readonly text: string; readonly hasLinks: boolean }) {
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {hasLinks
        ? text.split(LINK).map((piece, at) =>
            at % 2 === 1 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that never changes
              <a key={at} href={piece} target="_blank" rel="noreferrer" className="font-medium text-brand underline underline-offset-2">
                {piece}
              </a>
            ) : (
              piece
            ),
          )
        : text}
    </p>
  )
}
