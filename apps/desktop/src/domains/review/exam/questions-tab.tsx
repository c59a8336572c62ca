import type { MarkingInfo } from '@sands/contract/exam/marking.model'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button } from 'antd'
import { Link } from 'react-router'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from '../marking.module.css'
import { useMarkingPaths } from '../use-marking-paths.ts'

interface QuestionsTabProps {
  info: MarkingInfo
  onChanged: () => Promise<unknown>
}

/** The questions that people mark. Marking one question over all papers is fairer, and faster. */
export function QuestionsTab({ info, onChanged }: QuestionsTabProps) {
  const t = useT()
  const { number } = useMoments()
  const paths = useMarkingPaths()
  const finish = useAct('POST /sands-lms/api/v1/review/exam/finish-marked')
  const run = useRun(onChanged)
  if (info.questions.length === 0 && info.ready === 0)
    return <StateBlock kind="empty" title={t('review.none')} text={t('review.questions_none_text')} />
  return (
    <>
      {info.ready > 0 && (
        <div className={styles.notice}>
          <Alert
            type="info"
            showIcon
            title={t('review.ready', { count: info.ready })}
            action={
              <Button
                size="small"
                type="primary"
                loading={finish.isPending}
                onClick={() =>
                  void run(() => finish.mutateAsync({ body: { examId: info.examId } }), t('review.finished_all'))
                }
              >
                {t('review.finish_ready')}
              </Button>
            }
          />
        </div>
      )}
      <div className={styles.card}>
        <RowTable
          label={t('review.tab_questions')}
          rowKey={({ questionId, part }) => `${questionId}/${part}`}
          rows={info.questions}
          columns={[
            {
              key: 'question',
              title: t('review.question'),
              cell: ({ questionId, part, title }) => (
                <Link to={paths.question(info.examId, questionId, part)}>{title || t('review.question')}</Link>
              ),
            },
            {
              key: 'waiting',
              title: t('review.answers_open'),
              keep: true,
              align: 'end',
              cell: ({ waiting }) => number(waiting),
            },
            {
              key: 'marked',
              title: t('review.answers_marked'),
              keep: true,
              align: 'end',
              cell: ({ marked }) => number(marked),
            },
          ]}
        />
      </div>
    </>
  )
}
