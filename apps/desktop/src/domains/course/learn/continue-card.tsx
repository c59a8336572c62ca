import { useCall } from '@sands/web/call/use-call'
import { ProgressBar } from '@sands/web/course/progress-bar.tsx'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { CourseCover } from './browse/course-cover.tsx'
import { learnPaths } from './learn-paths.ts'
import styles from './my-study.module.css'
import { studyPlace } from './study-place.ts'

const SHOWN = 3

/** On the overview: the courses that the person has started and not finished. */
export function ContinueCard() {
  const t = useT()
  const asked = useCall('GET /sands-lms/api/v1/course/my-page', { query: { isFinished: 0, size: SHOWN * 2 } })
  const items = asked.data?.records.filter(({ isAvailable }) => isAvailable === 1).slice(0, SHOWN)
  return (
    <Card
      title={t('course.act_continue')}
      action={
        <LinkButton type="text" to={items?.length === 0 ? learnPaths.courses : learnPaths.myStudy}>
          {t(items?.length === 0 ? 'course.all_courses' : 'study.my')}
        </LinkButton>
      }
    >
      {content()}
    </Card>
  )

  function content() {
    if (!items) {
      if (asked.isError) return <FailureBlock error={asked.error} onRetry={() => void asked.refetch()} />
      return <Skeleton active title={false} paragraph={{ rows: 5 }} />
    }
    if (items.length === 0) {
      return (
        <StateBlock
          kind="empty"
          title={t('study.ongoing_none')}
          text={t('study.my_none_text')}
          actions={
            <LinkButton type="primary" to={learnPaths.courses}>
              {t('study.go_study')}
            </LinkButton>
          }
        />
      )
    }
    return (
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={`${item.courseType}/${item.id}`}>
            <Link to={studyPlace(item)} className={styles.card}>
              <span className={styles.cover}>
                <CourseCover course={item} sizes="240px" />
              </span>
              <span className={styles.title}>{item.title}</span>
              {item.continueTitle !== null && (
                <span className={styles.next}>{t('study.continue', { title: item.continueTitle })}</span>
              )}
              <ProgressBar percent={item.percent} />
            </Link>
          </li>
        ))}
      </ul>
    )
  }
}
