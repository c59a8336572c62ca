import { Navigate } from 'react-router'
import { useViewer } from '../kernel/viewer.ts'
import { NoRightPage } from './no-right-page.tsx'
import { manageScreensFor } from './registry.ts'

/** The management area has no page of its own: it opens the first page that the person may see. */
export function ManageHome() {
  const first = manageScreensFor(useViewer())[0]?.manage[0]
  return first ? <Navigate to={first.path} replace /> : <NoRightPage />
}
