export type Icon = (props: { readonly className?: string }) => React.ReactNode

/** Drawn in the colour of the text around them and silent: the words beside them say what they mean. */
export function drawn(path: string): Icon {
  return ({ className = 'size-5' }) => (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

export const HomeIcon = drawn('M4 11l8-7 8 7v9h-5v-6H9v6H4z')
export const PeopleIcon = drawn('M9 4a4 4 0 100 8a4 4 0 000-8zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.5a4 4 0 010 7M18 14.5c2.5.8 4 2.6 4 5.5')
export const KeyIcon = drawn('M8 11a4 4 0 100 8a4 4 0 000-8zM11 12l9-9M16 7l3 3')
export const ClockIcon = drawn('M12 3a9 9 0 100 18a9 9 0 000-18zM12 7v5l3.5 2')
export const ChatIcon = drawn('M4 5h16v11H9l-5 4z')
export const BadgeIcon = drawn('M5 6h14v14H5zM10 3h4v5h-4zM12 11a2 2 0 100 4a2 2 0 000-4zM9 18c0-1.5 1.3-2 3-2s3 .5 3 2')
export const LogIcon = drawn('M6 3h12v18H6zM9 8h6M9 12h6M9 16h3')
export const PictureIcon = drawn('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9h.01')
export const BoxIcon = drawn('M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9')
export const ReceiptIcon = drawn('M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6')
export const BackIcon = drawn('M9 6L4 11l5 5M4 11h10a6 6 0 010 12')
export const CoinIcon = drawn('M12 3a9 9 0 100 18a9 9 0 000-18zM9.8 9.6a2.2 2.2 0 014.3.5c0 1.7-2.1 1.6-2.1 3.4M12 16.6v.01')
export const BalanceIcon = drawn('M12 4v16M7 20h10M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z')
export const CounterIcon = drawn('M3 10h18v4H3zM5 14v7M19 14v7M8 10V5h8v5M11 7.5h2')
export const DoorIcon = drawn('M6 3h12v18H6zM3 21h18M14.500 12h.01')
export const ReturnIcon = drawn('M4 8l8-4 8 4v9l-8 4-8-4zM15 13H9m0 0l2.5-2.5M9 13l2.5 2.5')
export const CarIcon = drawn('M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2M7.5 14h.01M16.5 14h.01')
export const GaugeIcon = drawn('M5 18a9 9 0 1114 0M12 14l4-5M12 13a1 1 0 100 2a1 1 0 000-2z')
export const PartIcon = drawn(
  'M12 3a9 9 0 100 18a9 9 0 000-18zM12 9a3 3 0 100 6a3 3 0 000-6zM12 5.5v.01M12 18.5v.01M5.5 12h.01M18.5 12h.01',
)
export const LeftIcon = drawn('M14 6l-6 6 6 6')
export const RightIcon = drawn('M10 6l6 6-6 6')
export const CropIcon = drawn('M7 3v14h14M3 7h14v14')
export const WindowIcon = drawn('M4 9v11h16V9M3 9l2-5h14l2 5zM9 4L8 9M15 4l1 5M8 13h8v4H8z')
export const WheelIcon = drawn('M12 3a9 9 0 100 18a9 9 0 000-18zM12 9a3 3 0 100 6a3 3 0 000-6zM12 3v6M12 15v6M3 12h6M15 12h6')
export const WrenchIcon = drawn(
  'M20 6.500a5 5 0 01-6.800 6L7 18.700a2 2 0 01-2.800-2.800l6.300-6.200a5 5 0 016-6.700L13.500 6l.800 3.200 3.200.800z',
)
export const ShelvesIcon = drawn('M4 4v17M20 4v17M4 10h16M4 18h16M7 10V6h4v4M13 18v-5h4v5')
export const SlidersIcon = drawn('M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4')
export const PulseIcon = drawn('M3 12h4l3-7 4 14 3-7h4')
export const UpIcon = drawn('M6 15l6-6 6 6')
export const DownIcon = drawn('M6 9l6 6 6-6')
export const GripIcon = drawn('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01')
export const TagIcon = drawn('M4 4h8l8 8-8 8-8-8zM8.5 8.5h.01')
export const NewsIcon = drawn('M4 5h13v14H6a2 2 0 01-2-2zM17 9h3v8a2 2 0 01-2 2M7 9h7M7 13h7M7 16h4')
export const StarIcon = drawn('M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z')
export const UploadIcon = drawn('M12 16V4m0 0L7.5 8.5M12 4l4.5 4.5M4 15v5h16v-5')
export const WarningIcon = drawn('M12 4l9 16H3zM12 10v4M12 17v.01')
export const MenuIcon = drawn('M4 6h16M4 12h16M4 18h16')
export const CloseIcon = drawn('M6 6l12 12M18 6L6 18')
export const SearchIcon = drawn('M11 4a7 7 0 100 14a7 7 0 000-14zM16 16l4.5 4.5')
export const LeaveIcon = drawn('M10 4H5v16h5M14 8l4 4-4 4M18 12H9')
export const OutsideIcon = drawn('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6')
