import { useCall } from '@sands/web/call/use-call'
import { Checkbox, Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { FailureBlock } from '../ui/page/failure-block.tsx'
import { useDelayed } from '../use-delayed.ts'
import styles from './audience.module.css'
import type { PartPicking } from './parts.ts'

const STILL_MS = 250
const MOST_SHOWN = 20

/** Finds people one by one, by name, account or another known detail. */
export function PeopleFinder({ picking }: { picking: PartPicking }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const keyword = useDelayed(typed.trim(), STILL_MS)
  const found = useCall(
    'GET /sands-user/api/v1/manage/audience/find',
    { query: { keyword } },
    { enabled: keyword !== '', silent: true },
  )
  return (
    <div className={styles.options}>
      <Input
        allowClear
        value={typed}
        maxLength={60}
        aria-label={t('manage.audience_find')}
        placeholder={t('manage.audience_find_placeholder')}
        onChange={(event) => setTyped(event.target.value)}
      />
      {keyword !== '' && found.isPending && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {found.isError && <FailureBlock error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.length === 0 && <p className={styles.none}>{t('manage.audience_find_none', { typed: keyword })}</p>}
      {keyword !== '' && found.data && (
        <ul className={styles.rows}>
          {found.data.map(({ id, name, userName, departmentName, postName }) => {
            const part = { kind: 'user', id } as const
            const isChosen = picking.chosen(part) !== undefined
            return (
              <li key={id} className={styles.row}>
                <Checkbox checked={isChosen} onChange={() => (isChosen ? picking.take(part) : picking.put(part))}>
                  {name}
                  <span className={styles.place}>
                    {[userName, departmentName, postName].filter(Boolean).join(' · ')}
                  </span>
                </Checkbox>
              </li>
            )
          })}
        </ul>
      )}
      {found.data?.length === MOST_SHOWN && <p className={styles.none}>{t('manage.audience_find_more')}</p>}
    </div>
  )
}
