import { drawn } from '../../../kit/icons.tsx'

export const BoldIcon = drawn('M7 5h6a3.5 3.5 0 010 7H7zM7 12h7a3.5 3.5 0 010 7H7z')
export const ItalicIcon = drawn('M10 5h7M7 19h7M14 5l-4 14')
export const BulletsIcon = drawn('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01')
export const NumbersIcon = drawn('M10 6h10M10 12h10M10 18h10M4 4.5l1.5-.5v4M3.8 16h2.4L4 19.5h2.4')
export const QuoteIcon = drawn('M5 5v14M10 8h9M10 12h9M10 16h6')
export const LinkIcon = drawn('M10 14a4 4 0 006 .5l3-3a4 4 0 00-5.7-5.7L12 7.1M14 10a4 4 0 00-6-.5l-3 3a4 4 0 005.7 5.7l1.3-1.3')
export const UnlinkIcon = drawn('M16 14.5l3-3a4 4 0 00-5.7-5.7L12 7.1M8 9.5l-3 3a4 4 0 005.7 5.7l1.3-1.3M4 4l16 16')
export const UndoIcon = drawn('M8 5L4 9l4 4M4 9h10a5 5 0 010 10h-3')
export const RedoIcon = drawn('M16 5l4 4-4 4M20 9H10a5 5 0 000 10h3')
export const HeadingIcon = drawn('M4 5v14M12 5v14M4 12h8M15.5 11.5a2.5 2.5 0 015 0c0 2.5-5 4.5-5 7.5h5')
export const SmallerHeadingIcon = drawn('M4 5v14M12 5v14M4 12h8M15.5 9.5h5l-2.8 3.8a2.8 2.8 0 11-2.2 4.7')
