import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'

/** The company's skin, or the college's once it is known. */
export function useSkin() {
  const collegeId = useSession()?.collegeId
  const whose = collegeId === undefined ? undefined : { query: { collegeId } }
  return useCall('GET /sands-lms/api/v1/skin/get', whose, { silent: true, keep: true })
}
