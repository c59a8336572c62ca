import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'

/** The company's skin, or the college's once it is known. */
export function useSkin() {
  const collegeId = useSession()?.collegeId
  return useCall('GET /sands-lms/api/v1/skin/get', { query: { collegeId } }, { silent: true, keep: true })
}
