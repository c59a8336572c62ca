import { useContext, useEffect } from 'react'
import { UNSAFE_NavigationContext } from 'react-router'
import { useT } from '../../text.ts'
import { guardLeaving } from './guard-leaving.ts'
import { useConfirm } from './use-confirm.ts'

/** While something is unsaved, a person who leaves the page is asked first. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const t = useT()
  const confirm = useConfirm()
  const { navigator } = useContext(UNSAFE_NavigationContext)
  useEffect(() => {
    if (!isUnsaved) return
    return guardLeaving(navigator, (go) =>
      confirm({
        title: t('manage.leave_ask'),
        text: t('manage.leave_text'),
        action: t('manage.leave'),
        danger: true,
        run: async () => go(),
      }),
    )
  }, [isUnsaved, navigator, confirm, t])
}
