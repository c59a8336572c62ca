import { homeConfigBody } from '@sands/rules/home-config'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'
import { useCurrentUser } from '../../kernel/current-user.ts'

/** The home page of the person's college, or a draft of it. Fetched again when the college or the language changes. */
export function useHome(draftToken?: string) {
  const session = useSession()
  const collegeId = session?.collegeId ?? '-1'
  const enabled = session !== null
  const config = useCall(
    'POST /sands-lms/api/v1/homePageDecorate/getInfo',
    { body: { ...homeConfigBody(collegeId), ...(draftToken && { draftToken }) } },
    { enabled, silent: true, keep: !draftToken },
  )
  const list = useCall('POST /sands-lms/api/v1/college/list', undefined, { enabled, silent: true, keep: true })
  const user = useCurrentUser()
  const colleges = list.data?.colleges ?? []
  const college = colleges.find(({ id }) => id === collegeId)
  const known = user.data?.collegeId === collegeId ? user.data.collegeName : undefined
  const name = config.data?.collegeDetail.collegeName ?? college?.collegeName ?? known
  return { collegeId, config, colleges, name }
}
