import type { CollegeId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { switchCollege } from '@sands/web/session/switch-college'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCurrentAddress } from '../../kernel/is-current-address.ts'
import { Button } from '../../kernel/ui/button.tsx'
import styles from './other-colleges.module.css'

/** A person in several colleges may have followed a link into another one: offers to switch and open it there. */
export function OtherColleges({ from }: { from: string }) {
  const t = useT()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const address = useLocation()
  const here = useSession()?.collegeId
  const [isBusy, setBusy] = useState(false)
  const list = useCall('POST /sands-lms/api/v1/college/list', undefined, { silent: true, keep: true })
  const others = list.data?.colleges.filter(({ id }) => id !== here) ?? []
  if (others.length === 0) return null
  const go = async (id: CollegeId) => {
    setBusy(true)
    try {
      await switchCollege(queries, id)
      if (isCurrentAddress(address)) void navigate(from, { replace: true })
    } catch {
      // The call has said why.
      setBusy(false)
    }
  }
  return (
    <div className={styles.colleges}>
      <p>{t('kernel.maybe_other_college')}</p>
      {others.map(({ id, collegeName }) => (
        <Button key={id} block busy={isBusy} onClick={() => void go(id)}>
          {t('kernel.switch_college', { college: collegeName })}
        </Button>
      ))}
    </div>
  )
}
