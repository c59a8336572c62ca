import type { PracticeItem } from '@sands/contract/exam/practice.model'
import { useCall } from '@sands/web/call/use-call'
import { DAILY_SET, PRACTICE_PAGE } from '@sands/web/exam/practice/practice-calls'
import { practiceWord } from '@sands/web/exam/practice/practice-word'
import { useWindowText } from '@sands/web/exam/use-moment-text'
import { Segmented } from 'antd'
import { Link } from 'react-router'
import { choiceValue, pageValues } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { EmptyList } from '../../../../kernel/ui/list/empty-list.tsx'
import { PagedList } from '../../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { examLearnPaths } from '../exam-learn-paths.ts'
import styles from '../exam-row.module.css'
import { ExamRowsSkeleton } from '../exam-row.tsx'
import { PracticeTag } from './practice-tag.tsx'

const TAGS = { 100: 100, 200: 200, 300: 300, 400: 400, 500: 500, 600: 600 } as const
const SHELVES = ['all', '100', '200', '300', '400', '500', '600'] as const
const shape = { ...pageValues, status: choiceValue(SHELVES, 'all') }

/** The practices of the person, the daily set and the wrong book. */
export function MyPracticesPage() {
  const t = useT()
  const [{ status, current, size }, change] = useAddressQuery(shape)
  const asked = useCall(PRACTICE_PAGE, {
    query: { ...(status !== 'all' && { tagStatus: TAGS[status] }), current, size },
  })
  const { data: set } = useCall(DAILY_SET)
  const all = () => change({ status: 'all', current: 1 })
  return (
    <ManagePage
      title={t('exam.practice')}
      intro={set && set.due > 0 ? t('exam.daily_text', { count: set.due }) : t('exam.practice_learn_intro')}
      actions={
        <>
          <LinkButton to={examLearnPaths.wrongBook}>{t('exam.wrong_book')}</LinkButton>
          <LinkButton type="primary" to={examLearnPaths.dailySet}>
            {t('exam.daily')}
          </LinkButton>
        </>
      }
    >
      <div>
        <Segmented
          aria-label={t('exam.learn_states')}
          value={status}
          options={SHELVES.map((value) => ({
            value,
            label: value === 'all' ? t('study.tasks_all') : t(`exam.practice_tag_${value}`),
          }))}
          onChange={(value) => change({ status: value, current: 1 })}
        />
      </div>
      <PagedList
        asked={asked}
        paging={{ current, size }}
        onTurn={change}
        skeleton={<ExamRowsSkeleton />}
        empty={
          <EmptyList
            isNarrowed={status !== 'all'}
            none={{ title: t('exam.practice_none'), text: t('exam.practice_none_text') }}
            notFound={{
              title: t('exam.practice_none_here'),
              clear: { label: t('exam.practice_show_all'), onClear: all },
            }}
          />
        }
      >
        {(practices) => (
          <ul className={styles.rows}>
            {practices.map((practice) => (
              <li key={practice.practiseId}>
                <PracticeRow practice={practice} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}

function PracticeRow({ practice }: { practice: PracticeItem }) {
  const t = useT()
  const windowText = useWindowText()
  const { practiseId, practiseName, bestPercent } = practice
  const to = examLearnPaths.practice(practiseId)
  const word = t(practiceWord(practice))
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={to}>{practiseName}</Link>
          <PracticeTag tagStatus={practice.tagStatus} />
        </h2>
        <p className={styles.meta}>
          <span>{windowText(practice.startTime, practice.endTime)}</span>
          <span>{t('exam.learn_questions', { count: practice.questionNum })}</span>
          {bestPercent !== null && <span>{t('exam.practice_best', { percent: bestPercent })}</span>}
        </p>
      </div>
      <LinkButton to={to} aria-label={`${word} ${practiseName}`}>
        {word}
      </LinkButton>
    </article>
  )
}
