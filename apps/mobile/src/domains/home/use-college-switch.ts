import type { College } from '@sands/contract/org/org.model'
import { useT } from '@sands/web/i18n/i18n'
import { switchCollege } from '@sands/web/session/switch-college'
import { showToast } from '@sands/web/toast/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

/** Switches the person's college, and tells whether a switch is running. */
export function useCollegeSwitch() {
  const t = useT()
  const queries = useQueryClient()
  const [switching, setSwitching] = useState(false)
  const switchTo = useCallback(
    async ({ id, collegeName: name }: College) => {
      setSwitching(true)
      const done = await switchCollege(queries, id).then(
        () => true,
        // The call layer has shown the error; the person stays in the current college.
        () => false,
      )
      setSwitching(false)
      if (done) showToast(t('home.college_changed', { name }), { kind: 'success' })
    },
    [queries, t],
  )
  return { switchTo, switching }
}
