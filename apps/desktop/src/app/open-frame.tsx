import { PageOutlet } from './page-outlet.tsx'

/** Open pages bring their own layout; all they share is where the page starts. */
export function OpenFrame() {
  return <PageOutlet />
}
