import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../kernel/viewer.ts'
import { manageScreensFor, startNotesFor } from './registry.ts'

/** Above the page where the management area opens; other pages show none. */
export function StartNotes({ className }: { className?: string | undefined }) {
  const viewer = useViewer()
  const { pathname } = useLocation()
  if (pathname !== manageScreensFor(viewer)[0]?.manage[0]?.path) return null
  return (
    <div className={className}>
      {startNotesFor(viewer).map(({ id, note: Note }) => (
        <Suspense key={id} fallback={null}>
          <Note />
        </Suspense>
      ))}
    </div>
  )
}
