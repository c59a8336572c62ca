import { examLinks } from '@sands/contract/exam/exam.links'
import type { BookQuestion } from '@sands/contract/exam/practice.model'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { RIGHT_TO_LEAVE } from '@sands/rules/exam/wrong-book'
import { useCall, usePages } from '@sands/web/call/use-call'
import { BOOK_CATEGORIES, FAVORITE_PAGE, PRACTICE_TOPICS, WRONG_PAGE } from '@sands/web/exam/practice/practice-calls'
import { topicPercent } from '@sands/web/exam/practice/practice-word'
import { useStartPractice } from '@sands/web/exam/practice/use-start-practice'
import { useMomentText } from '@sands/web/exam/use-moment-text'
import { useT } from '@sands/web/i18n/i18n'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { CachedNote } from '../../../kernel/ui/page/cached-note.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { Tabs } from '../../../kernel/ui/page/tabs.tsx'
import styles from '../pages/exam.module.css'
import own from './practice.module.css'

type CategoryId = Id<'questionCategory'>
const ALL = ''
const PAGE_SIZE = 20
const TABS = ['wrong', 'left', 'favorite'] as const
type Tab = (typeof TABS)[number]
const PANEL = 'wrong-book'

/** Questions that were answered wrong, those that are mastered, and favourites. */
export function WrongBookPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((known) => known === search.get('tab')) ?? 'wrong'
  const categoryId = idIn<'questionCategory'>(search.get('categoryId') ?? ALL)
  const filter = { size: PAGE_SIZE, ...(categoryId && { categoryId }) }
  const wrong = usePages(WRONG_PAGE, { ...filter, isLeft: tab === 'left' ? 1 : 0 }, { keep: true })
  const favorites = usePages(FAVORITE_PAGE, filter, { keep: true })
  const pages = tab === 'favorite' ? favorites : wrong
  const questions = pages.data?.pages.flatMap(({ records }) => records)
  const options = [
    { id: 'wrong' as const, label: t('exam.wrong_tab') },
    { id: 'left' as const, label: t('exam.wrong_left_tab') },
    { id: 'favorite' as const, label: t('exam.favorite_tab') },
  ]

  const { isBusy, redo } = useStartPractice({
    onStarted: (recordId) => navigate(examLinks.practicePaper(recordId)),
  })

  return (
    <Page
      title={t('exam.wrong_book')}
      bottom={
        tab !== 'left' &&
        questions &&
        questions.length > 0 && (
          <Button block busy={isBusy} onClick={() => void redo(tab, categoryId)}>
            {t(tab === 'wrong' ? 'exam.wrong_redo' : 'exam.favorite_redo')}
          </Button>
        )
      }
    >
      <Tabs
        label={t('exam.wrong_book')}
        options={options}
        chosen={tab}
        onChoose={(id) => setSearch(id === 'wrong' ? {} : { tab: id }, { replace: true })}
        panelId={PANEL}
      />
      <CategoryFilter
        tab={tab}
        chosen={categoryId}
        onChoose={(id) =>
          setSearch({ ...(tab !== 'wrong' && { tab }), ...(id && { categoryId: id }) }, { replace: true })
        }
      />
      <CachedNote at={pages.cachedAt} />
      <div id={PANEL} className={styles.stack}>
        {tab === 'wrong' && !categoryId && <WeakTopics />}
        {content()}
      </div>
    </Page>
  )

  function content() {
    if (!questions) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (questions.length === 0) return <Empty tab={tab} />
    return (
      <>
        <ul className={own.rows}>
          {questions.map((question) => (
            <BookRow key={question.questionId} question={question} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

interface CategoryFilterProps {
  tab: Tab
  chosen: CategoryId | undefined
  onChoose: (id: string) => void
}

/** The categories of the questions in this part; nothing to choose when all are in one. */
function CategoryFilter({ tab, chosen, onChoose }: CategoryFilterProps) {
  const t = useT()
  const query = { kind: tab === 'favorite' ? tab : 'wrong', isLeft: tab === 'left' ? 1 : 0 } as const
  const { data: categories = [] } = useCall(BOOK_CATEGORIES, { query }, { keep: true })
  if (categories.length < 2 && !chosen) return null
  return (
    <Chips
      label={t('exam.book_category')}
      options={[
        { id: ALL as string, label: t('exam.book_category_all') },
        ...categories.map(({ categoryId, categoryName }) => ({ id: categoryId, label: categoryName })),
      ]}
      chosen={chosen ?? ALL}
      onChoose={onChoose}
    />
  )
}

function Empty({ tab }: { tab: Tab }) {
  const t = useT()
  if (tab === 'left') return <EmptyState title={t('exam.wrong_left_none')} />
  if (tab === 'favorite') return <EmptyState title={t('exam.favorite_none')} text={t('exam.favorite_none_text')} />
  return <EmptyState title={t('exam.wrong_none')} text={t('exam.wrong_none_text')} />
}

function BookRow({ question }: { question: BookQuestion }) {
  const t = useT()
  const moment = useMomentText()
  const { timesWrong, lastWrongAt, leftAt, rightInRow } = question
  const facts = [
    timesWrong > 0 && t('exam.wrong_times', { count: timesWrong }),
    lastWrongAt && t('exam.wrong_last', { at: moment(lastWrongAt) }),
  ]
  return (
    <li className={styles.card}>
      <span className={styles.meta}>
        {[t(`exam.type_${question.type}`), question.categoryName].filter(Boolean).join(' · ')}
      </span>
      <span className={styles.title}>{question.title}</span>
      {timesWrong > 0 && <span className={styles.meta}>{facts.filter(Boolean).join(' · ')}</span>}
      {timesWrong > 0 && leftAt === null && (
        <span className={styles.meta}>
          {t('exam.wrong_to_go', { count: Math.max(1, RIGHT_TO_LEAVE - rightInRow) })}
        </span>
      )}
    </li>
  )
}

const MOST_TOPICS = 3

function WeakTopics() {
  const t = useT()
  const { data: topics = [] } = useCall(PRACTICE_TOPICS, {}, { keep: true })
  const weak = topics.filter(({ inBook }) => inBook > 0).slice(0, MOST_TOPICS)
  if (weak.length === 0) return null
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('exam.topics')}</h2>
      <ul>
        {weak.map((topic) => (
          <li key={topic.categoryId} className={own.row}>
            <span>{topic.categoryName ?? t('exam.topic_none')}</span>
            <span className={own.meta}>
              {t('exam.topic_share', { percent: topicPercent(topic), count: topic.answered })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
