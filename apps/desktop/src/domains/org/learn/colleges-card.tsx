import { BankOutlined } from '@ant-design/icons'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { LANGUAGE_NAMES } from '@sands/rules/language'
import { useCall } from '@sands/web/call/use-call'
import { localeOf } from '@sands/web/i18n/i18n'
import { switchCollege } from '@sands/web/session/switch-college'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './colleges-card.module.css'

/** The colleges of a person; the current one is marked. */
export function CollegesCard() {
  const t = useT()
  const { collegeId } = useViewer()
  const list = useCall('POST /sands-lms/api/v1/college/list')
  const queries = useQueryClient()
  const [going, setGoing] = useState<CollegeId | null>(null)
  const go = async (id: CollegeId) => {
    setGoing(id)
    // The call layer has shown the error; the person stays in the current college.
    await switchCollege(queries, id).catch(() => undefined)
    setGoing(null)
  }
  return (
    <Card title={t('org.colleges')}>
      {list.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {list.isError && !list.data && <FailureBlock error={list.error} onRetry={() => void list.refetch()} />}
      <ul className={styles.list}>
        {list.data?.colleges.map((college) => (
          <li key={college.id} className={styles.college}>
            <BankOutlined aria-hidden className={styles.icon} />
            <span className={styles.name}>{college.collegeName}</span>
            <span className={styles.language} lang={localeOf(college.language)}>
              {LANGUAGE_NAMES[college.language]}
            </span>
            {college.id === collegeId ? (
              <StateTag tone="success">{t('org.college_current')}</StateTag>
            ) : (
              <Button
                size="small"
                loading={going === college.id}
                disabled={going !== null}
                aria-label={t('org.college_go', { name: college.collegeName })}
                onClick={() => void go(college.id)}
              >
                {t('org.college_switch')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
