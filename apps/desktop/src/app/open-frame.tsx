import { PageOutlet } from './page-outlet.tsx'

/** Open pages bring their own layout; this frame only resets the scroll position and the focus. */
export function OpenFrame() {
  return <PageOutlet />
}
