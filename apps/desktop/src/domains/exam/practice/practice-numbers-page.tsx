import type { PracticeNumbers } from '@sands/contract/exam/edit-practice.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { topicPercent } from '@sands/web/exam/practice/practice-word'
import { Progress, Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import { NoPractice } from './no-practice.tsx'
import styles from './practice.module.css'

const ADDRESS = { id: textValue(18) }

/** How many people practise and how well, as numbers only. */
export function PracticeNumbersPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'practice'>(typed)
  return id ? <Opened key={id} id={id} /> : <NoPractice title={t('exam.practice_numbers')} />
}

function Opened({ id }: { id: Id<'practice'> }) {
  const t = useT()
  const asked = useCall('GET /sands-lms/api/v1/manage/practise/numbers', { query: { id } }, { staleTime: 0 })
  const back = <LinkButton to={examPaths.practice(id)}>{t('exam.practice_edit')}</LinkButton>
  return (
    <ManagePage
      title={asked.data?.title || t('exam.practice_numbers')}
      intro={t('exam.practice_numbers_intro')}
      actions={back}
    >
      {asked.data ? (
        <Numbers numbers={asked.data} />
      ) : asked.error ? (
        <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 6 }} />
      )}
    </ManagePage>
  )
}

function Numbers({ numbers }: { numbers: PracticeNumbers }) {
  const t = useT()
  const { number } = useMoments()
  const { invited, started, completed, attempts, averagePercent, topics } = numbers
  return (
    <>
      <Card title={t('exam.practice_numbers')}>
        <Facts
          facts={[
            { label: t('exam.practice_invited'), value: number(invited) },
            { label: t('exam.practice_started'), value: number(started) },
            { label: t('exam.practice_completed'), value: number(completed) },
            { label: t('exam.practice_attempts'), value: number(attempts) },
            {
              label: t('exam.practice_average'),
              value: averagePercent === null ? t('exam.value_none') : `${averagePercent}%`,
            },
          ]}
        />
      </Card>
      <Card title={t('exam.practice_topics')}>
        {topics.length === 0 ? (
          <StateBlock kind="empty" title={t('exam.practice_topics_none')} text={t('exam.practice_topics_none_text')} />
        ) : (
          <ul className={styles.topics}>
            {topics.map((topic) => (
              <li key={topic.categoryId ?? ''} className={styles.topic}>
                <span className={styles.name}>{topic.categoryName ?? t('exam.topic_none')}</span>
                <Progress percent={topicPercent(topic)} aria-hidden showInfo={false} />
                <span className={styles.meta}>
                  {t('exam.practice_topic', {
                    percent: topicPercent(topic),
                    answered: number(topic.answered),
                    people: number(topic.people),
                  })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </>
  )
}
