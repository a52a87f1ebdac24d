/** The few signs of the interface itself, drawn with a broad pen. Pictures of the games are in the kit. */
const PATHS = {
  back: 'M20 10.6H8.6l4.6-4.7-2-2L3 12l8.2 8.1 2-2-4.6-4.7H20z',
  close: 'M12 9.9 6 4 4 6l5.9 6L4 18l2 2 6-5.9 6 5.9 2-2-5.9-6L20 6l-2-2z',
  bin: 'M9.5 2.5h5l1 2H20v2.2H4V4.5h4.5zM5.5 8.2h13l-1.1 13.3H6.6zm3.9 2.3.5 8.6h1.4l-.3-8.6zm3.6 0-.3 8.6h1.4l.5-8.6z',
  book: 'M3 4.2c3.2-1 6-.7 8.1 1v14.3c-2.2-1.4-4.9-1.6-8.1-.7zm18 0v14.6c-3.2-.9-5.9-.7-8.1.7V5.2c2.1-1.7 4.9-2 8.1-1zM5.2 8.1v1.6c1.3-.2 2.5-.1 3.7.4V8.5c-1.2-.5-2.4-.6-3.7-.4zm13.6 0c-1.3-.2-2.5-.1-3.7.4v1.6c1.2-.5 2.4-.6 3.7-.4z',
  settings:
    'M10.3 2h3.4l.5 2.7 1.6.7 2.3-1.6 2.4 2.4-1.6 2.3.7 1.6 2.7.5v3.4l-2.7.5-.7 1.6 1.6 2.3-2.4 2.4-2.3-1.6-1.6.7-.5 2.7h-3.4l-.5-2.7-1.6-.7-2.3 1.6-2.4-2.4 1.6-2.3-.7-1.6-2.7-.5v-3.4l2.7-.5.7-1.6-1.6-2.3 2.4-2.4 2.3 1.6 1.6-.7zM12 8.4a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2z',
  open: 'M10.7 2h2.6v8.3l3.2-3.2 1.9 1.9L12 15.3 5.6 9l1.9-1.9 3.2 3.2zM3 14.5h2.6v4.9h12.8v-4.9H21V22H3z',
  sound:
    'M3 9v6h4l5.4 4.7V4.3L7 9zm12.2-.6v7.2c1.5-.7 2.5-2 2.5-3.6s-1-2.9-2.5-3.6zm0-4.5v2.4a6.1 6.1 0 0 1 0 11.4v2.4a8.4 8.4 0 0 0 0-16.2z',
  person: 'M12 2.4a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2zM3.6 21.6c.3-5.3 3.6-8.2 8.4-8.2s8.1 2.9 8.4 8.2z',
  /* A closed helm: nobody knows who is inside. */
  bot: 'M12 2c5 0 8 3.4 8 8.5V17l-5.6 5H9.6L4 17v-6.500C4 5.4 7 2 12 2zm-5.7 8.300v2.300h4.500v-2.300zm6.9 0v2.300h4.500v-2.300zm-2.4 5v4.200h.900v-4.200zm1.5 0v4.200h.900v-4.200z',
  check: 'M9.3 19.6 2.8 12.900l2.2-2.1 4.1 4.200L18.9 4.300l2.3 2z',
} as const

export type GlyphName = keyof typeof PATHS

export function Glyph({ name, size = 20 }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
