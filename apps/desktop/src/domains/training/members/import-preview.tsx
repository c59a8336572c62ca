import type { CallData } from '@sands/contract/calls'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { ImpactLines } from '../manage/impact-lines.tsx'
import styles from '../manage/training.module.css'

const MOST_LISTED = 50

export type FoundMembers = CallData<'POST /sands-lms/api/v1/manage/training/member/import/read'>

interface ImportPreviewProps {
  found: FoundMembers
  isStarting: boolean
  onRun: () => void
  onOther: () => void
}

/** Whom a file names and what importing it changes, before it is done. */
export function ImportPreview({ found: { rows, impact }, isStarting, onRun, onOther }: ImportPreviewProps) {
  const t = useT()
  const unknown = rows.filter(({ name }) => name === null)
  const members = rows.filter(({ isMember }) => isMember)
  return (
    <div className={styles.stack}>
      <ImpactLines impact={impact} />
      {members.length > 0 && <p className={styles.quiet}>{t('training.import_members', { count: members.length })}</p>}
      {unknown.length > 0 && (
        <div>
          <p className={styles.fault}>{t('training.import_unknown', { count: unknown.length })}</p>
          <ul className={styles.lines}>
            {unknown.slice(0, MOST_LISTED).map(({ row, number }) => (
              <li key={row}>{t('training.import_row', { row, number })}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.cells}>
        <Button type="primary" disabled={impact.joining === 0} loading={isStarting} onClick={onRun}>
          {t('training.import_run')}
        </Button>
        <Button onClick={onOther}>{t('training.import_again')}</Button>
      </div>
    </div>
  )
}
