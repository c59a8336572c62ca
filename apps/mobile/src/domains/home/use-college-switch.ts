import type { College } from '@sands/contract/org/org.model'
import { call } from '@sands/web/call/call'
import { useT } from '@sands/web/i18n/i18n'
import { getSession, updateSession } from '@sands/web/session/session'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/** Takes the person to another college of theirs: the server remembers it, and everything on the screen follows. */
export function useCollegeSwitch() {
  const t = useT()
  const queries = useQueryClient()
  const [switching, setSwitching] = useState(false)
  const switchTo = useCallback(
    async (college: College) => {
      setSwitching(true)
      try {
        const body = { clientType: 3, collegeId: college.id, switchCollege: 1 } as const
        await call('POST /sands-lms/api/v1/homePageDecorate/getInfo', { body })
      } catch {
        // The call has said so in a toast; the person stays where they are.
        setSwitching(false)
        return
      }
      const session = getSession()
      if (session) updateSession({ userId: session.userId, labels: session.labels, collegeId: college.id })
      // Pages behind this one begin anew; what is in sight asks again.
      queries.removeQueries({ type: 'inactive' })
      void queries.invalidateQueries()
      setSwitching(false)
      showToast(t('home.college_changed', { name: college.collegeName }), { kind: 'success' })
    },
    [queries, t],
  )
  return { switchTo, switching }
}
