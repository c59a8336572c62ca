import { asId } from '@sands/contract/kernel/id'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useSession } from '@sands/web/session/session'
import { applyTheme } from '@sands/web/theme/theme'
import { useEffect } from 'react'

/** Applies the skin of the person's college, or the company's skin while nobody is signed in. */
export function SkinWatcher() {
  const collegeId = useSession()?.collegeId
  const skin = useCall(
    'GET /sands-lms/api/v1/skin/get',
    { query: collegeId ? { collegeId: asId<CollegeId>(collegeId) } : {} },
    { silent: true, staleTime: 300_000 },
  )
  const theme = skin.data?.themeColorType
  useEffect(() => {
    if (theme) applyTheme(theme)
  }, [theme])
  return null
}
