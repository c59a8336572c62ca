import type { ManagedComment } from '@sands/contract/social/social.model'
import { useAct } from '@sands/web/call/use-call'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './comments.module.css'

/** Why a comment is reported, and the way to settle it without taking the comment down. */
export function CommentReports({ comment: { id, reports } }: { comment: ManagedComment }) {
  const t = useT()
  const queries = useQueryClient()
  const settle = useAct('POST /sands-system/api/v1/manage/comment/settle')
  const run = useRun(() => queries.invalidateQueries({ queryKey: ['GET /sands-system/api/v1/manage/comment/page'] }))
  if (reports.length === 0) return null
  return (
    <section aria-label={t('social.manage_reports')}>
      <h2 className={styles.heading}>{t('social.manage_reports')}</h2>
      <ul>
        {reports.map(({ reason, text, createTime }) => (
          <li key={`${reason} ${createTime}`}>{[t(`social.report_${reason}`), text].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      <Button
        size="small"
        loading={settle.isPending}
        onClick={() => void run(() => settle.mutateAsync({ body: { id } }), t('social.manage_settled'))}
      >
        {t('social.manage_settle')}
      </Button>
    </section>
  )
}
