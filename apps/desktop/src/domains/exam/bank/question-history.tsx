import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { examPaths } from '../exam-paths.ts'
import styles from './bank.module.css'
import { QuestionPreview } from './question-preview.tsx'

interface HistoryProps {
  shown: { id: Id<'question'>; what: 'uses' | 'versions' } | undefined
  onClose: () => void
}

/** Where a question is used, or what it said before. */
export function QuestionHistory({ shown, onClose }: HistoryProps) {
  const t = useT()
  return (
    <Drawer
      open={shown !== undefined}
      onClose={onClose}
      size={560}
      title={shown?.what === 'uses' ? t('exam.bank_uses_show') : t('exam.bank_versions')}
      destroyOnHidden
    >
      {shown?.what === 'uses' && <Uses id={shown.id} />}
      {shown?.what === 'versions' && <Versions id={shown.id} />}
    </Drawer>
  )
}

function Uses({ id }: { id: Id<'question'> }) {
  const t = useT()
  const uses = useCall('GET /sands-lms/api/v1/manage/question/uses', { query: { id } }, { staleTime: 0 })
  if (uses.isPending) return <Skeleton active />
  if (!uses.data) return <FailureBlock error={uses.error} onRetry={() => void uses.refetch()} />
  const { papers, exams } = uses.data
  if (papers.length === 0) return <p>{t('exam.bank_uses_none')}</p>
  return (
    <>
      <h3>{t('exam.papers')}</h3>
      <ul>
        {papers.map((paper) => (
          <li key={paper.id}>
            <Link to={examPaths.paper(paper.id)}>{paper.title || t('exam.bank_untitled')}</Link>
          </li>
        ))}
      </ul>
      {exams.length > 0 && <h3>{t('exam.bank_uses_exams')}</h3>}
      <ul>
        {exams.map((exam) => (
          <li key={exam.id}>
            <Link to={examPaths.exam(exam.id)}>{exam.title}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

function Versions({ id }: { id: Id<'question'> }) {
  const t = useT()
  const moments = useMoments()
  const versions = useCall(
    'GET /sands-lms/api/v1/manage/question/version/page',
    { query: { id, size: 50 } },
    { staleTime: 0 },
  )
  if (versions.isPending) return <Skeleton active />
  if (!versions.data) return <FailureBlock error={versions.error} onRetry={() => void versions.refetch()} />
  return (
    <div className={styles.form}>
      {versions.data.records.map(({ number, createdAt, createdBy, document }) => (
        <section key={number}>
          <h3>
            {t('exam.bank_version', { number })}{' '}
            <span className={styles.quiet}>
              {moments.minute(createdAt)} {createdBy}
            </span>
          </h3>
          <QuestionPreview body={document.body} />
        </section>
      ))}
    </div>
  )
}
