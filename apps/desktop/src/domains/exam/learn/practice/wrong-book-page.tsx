import type { BookQuestion } from '@sands/contract/exam/practice.model'
import type { Id } from '@sands/contract/kernel/schema'
import { RIGHT_TO_LEAVE } from '@sands/rules/exam/wrong-book'
import { useCall } from '@sands/web/call/use-call'
import { BOOK_CATEGORIES, FAVORITE_PAGE, PRACTICE_TOPICS, WRONG_PAGE } from '@sands/web/exam/practice/practice-calls'
import { topicPercent } from '@sands/web/exam/practice/practice-word'
import { useStartPractice } from '@sands/web/exam/practice/use-start-practice'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { Button, Segmented, Select } from 'antd'
import { useNavigate } from 'react-router'
import { choiceValue, idValue, pageValues } from '../../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { useT } from '../../../../kernel/text.ts'
import { Card } from '../../../../kernel/ui/card.tsx'
import { Facts } from '../../../../kernel/ui/facts.tsx'
import { PagedList } from '../../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { examLearnPaths } from '../exam-learn-paths.ts'
import styles from '../exam-row.module.css'
import { ExamRowsSkeleton } from '../exam-row.tsx'

const TABS = ['wrong', 'left', 'favorite'] as const
const LABELS = { wrong: 'exam.wrong_tab', left: 'exam.wrong_left_tab', favorite: 'exam.favorite_tab' } as const
type CategoryId = Id<'questionCategory'>
const shape = { ...pageValues, tab: choiceValue(TABS, 'wrong'), categoryId: idValue<CategoryId>() }
const MOST_TOPICS = 6

/** Questions that were answered wrong, those that are mastered, and favourites. */
export function WrongBookPage() {
  const t = useT()
  const navigate = useNavigate()
  const [{ tab, categoryId, current, size }, change] = useAddressQuery(shape)
  const isFavorite = tab === 'favorite'
  const filter = { current, size, ...(categoryId && { categoryId }) }
  const wrong = useCall(
    WRONG_PAGE,
    { query: { isLeft: tab === 'left' ? 1 : 0, ...filter } },
    { enabled: !isFavorite, staleTime: 0 },
  )
  const favorites = useCall(FAVORITE_PAGE, { query: filter }, { enabled: isFavorite, staleTime: 0 })
  const asked = isFavorite ? favorites : wrong
  const { isBusy, redo } = useStartPractice({
    onStarted: (recordId) => navigate(examLearnPaths.practicePaper(recordId)),
  })
  const hasQuestions = (asked.data?.total ?? 0) > 0
  return (
    <ManagePage
      title={t('exam.wrong_book')}
      intro={t('exam.wrong_intro', { count: RIGHT_TO_LEAVE })}
      actions={
        tab !== 'left' && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={!hasQuestions}
            onClick={() => void redo(tab, categoryId || undefined)}
          >
            {t(isFavorite ? 'exam.favorite_redo' : 'exam.wrong_redo')}
          </Button>
        )
      }
    >
      <div className={styles.filters}>
        <Segmented
          aria-label={t('exam.wrong_book')}
          value={tab}
          options={TABS.map((value) => ({ value, label: t(LABELS[value]) }))}
          onChange={(value) => change({ tab: value, categoryId: '', current: 1 })}
        />
        <CategoryFilter tab={tab} chosen={categoryId} onChoose={(next) => change({ categoryId: next, current: 1 })} />
      </div>
      {tab === 'wrong' && !categoryId && <WeakTopics />}
      <PagedList
        asked={asked}
        paging={{ current, size }}
        onTurn={change}
        skeleton={<ExamRowsSkeleton />}
        empty={<Empty tab={tab} />}
      >
        {(questions) => (
          <ul className={styles.rows}>
            {questions.map((question) => (
              <li key={question.questionId} className={styles.row}>
                <BookRow question={question} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}

interface CategoryFilterProps {
  tab: (typeof TABS)[number]
  /** Empty for all categories. */
  chosen: CategoryId | ''
  onChoose: (id: CategoryId | '') => void
}

/** The categories of the questions in this part; nothing to choose when all are in one. */
function CategoryFilter({ tab, chosen, onChoose }: CategoryFilterProps) {
  const t = useT()
  const isLeft = tab === 'left' ? 1 : 0
  const query = { kind: tab === 'favorite' ? tab : ('wrong' as const), isLeft } as const
  const { data: categories = [] } = useCall(BOOK_CATEGORIES, { query }, { staleTime: 0 })
  if (categories.length < 2 && chosen === '') return null
  return (
    <Select
      aria-label={t('exam.book_category')}
      className={styles.filter ?? ''}
      value={chosen}
      options={[
        { value: '' as const, label: t('exam.book_category_all') },
        ...categories.map(({ categoryId, categoryName }) => ({ value: categoryId, label: categoryName })),
      ]}
      onChange={onChoose}
    />
  )
}

function Empty({ tab }: { tab: (typeof TABS)[number] }) {
  const t = useT()
  if (tab === 'left') return <StateBlock kind="empty" title={t('exam.wrong_left_none')} />
  return <StateBlock kind="empty" title={t(`exam.${tab}_none`)} text={t(`exam.${tab}_none_text`)} />
}

function BookRow({ question }: { question: BookQuestion }) {
  const t = useT()
  const moment = useMomentText()
  const { title, type, categoryName, timesWrong, lastWrongAt, leftAt, rightInRow } = question
  return (
    <div className={styles.words}>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.meta}>
        <span>{[t(`exam.type_${type}`), categoryName].filter(Boolean).join(' · ')}</span>
        {timesWrong > 0 && <span>{t('exam.wrong_times', { count: timesWrong })}</span>}
        {lastWrongAt && <span>{t('exam.wrong_last', { at: moment(lastWrongAt) })}</span>}
        {timesWrong > 0 && leftAt === null && (
          <span>{t('exam.wrong_to_go', { count: Math.max(1, RIGHT_TO_LEAVE - rightInRow) })}</span>
        )}
      </p>
    </div>
  )
}

function WeakTopics() {
  const t = useT()
  const { data: topics = [] } = useCall(PRACTICE_TOPICS)
  const weak = topics.filter(({ inBook }) => inBook > 0).slice(0, MOST_TOPICS)
  if (weak.length === 0) return null
  return (
    <Card title={t('exam.topics')}>
      <Facts
        facts={weak.map((topic) => ({
          label: topic.categoryName ?? t('exam.topic_none'),
          value: t('exam.topic_share', { percent: topicPercent(topic), count: topic.answered }),
        }))}
      />
    </Card>
  )
}
