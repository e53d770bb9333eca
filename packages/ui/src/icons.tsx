import type { ReactNode } from 'react'

type Props = { readonly className?: string }

/** Drawn in the colour of the text around them and silent: the words beside them say what they mean. */
function Icon({ className = 'size-6', children }: Props & { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

function drawn(path: string) {
  return (props: Props) => (
    <Icon {...props}>
      <path d={path} />
    </Icon>
  )
}

export const PauseIcon = drawn('M9 5v14M15 5v14')
export const PreviousIcon = drawn('M15 5l-7 7 7 7')
export const NextIcon = drawn('M9 5l7 7-7 7')
export const TruckIcon = drawn('M2 6h12v10H2zM14 10h4.5l3.5 3.5V16h-8M5 16a2 2 0 104 0a2 2 0 10-4 0M15.5 16a2 2 0 104 0a2 2 0 10-4 0')
export const CalendarIcon = drawn('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M9 15l2 2 4-4')
export const ReturnIcon = drawn('M4 4v6h6M4.5 10A8 8 0 1112 20a8 8 0 01-6.5-3.3')
export const QuestionIcon = drawn('M4 5h16v11H11l-5 4v-4H4zM9.8 9a2.2 2.2 0 113.2 2c-.7.4-1 .8-1 1.4M12 14v.1')
export const WarningIcon = drawn('M12 4L2.5 20h19zM12 10v4.500M12 17v.1')
export const CopyIcon = drawn('M9 9h11v11H9zM5 15H4V4h11v1')
export const ClockIcon = drawn('M12 3a9 9 0 100 18a9 9 0 000-18zM12 7v5l3.5 2')
export const CameraIcon = drawn('M4 7h3.5L9 5h6l1.5 2H20v12H4zM8.500 13a3.500 3.500 0 107 0a3.500 3.500 0 10-7 0')
export const PictureIcon = drawn('M4 5h16v14H4zM4 16l4.500-4.500 4 4 2.500-2.500 5 5M14.500 9a1 1 0 102 0a1 1 0 10-2 0')
export function StarIcon({ className = 'size-4' }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className} fill="currentColor">
      <path d="M12 2.5l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7L2.5 9.5l6.6-.8z" />
    </svg>
  )
}
