import type { MarkedQuestion, QuestionAnswer } from '@sands/contract/exam/marking.model'
import { asId, idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { QuestionHtml } from '@sands/web/exam/question/question-html.tsx'
import { Skeleton } from 'antd'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { HideNames } from '../hidden-names.tsx'
import styles from '../marking.module.css'
import { ModelAnswer } from '../paper/model-answer.tsx'
import { useMarkingPaths } from '../use-marking-paths.ts'
import { AnswerCard } from './answer-card.tsx'

const ADDRESS = {
  ...pageValues,
  exam: textValue(18),
  id: textValue(18),
  part: textValue(40),
  state: choiceValue(['', 'open', 'marked'], ''),
}

/** All answers to one question, one below the other. */
export function MarkingQuestionPage() {
  const t = useT()
  const paths = useMarkingPaths()
  const [{ exam, id: typed, part }] = useAddressQuery(ADDRESS)
  const examId = idIn<'exam'>(exam)
  const questionId = idIn<'question'>(typed)
  const question = useCall(
    'GET /sands-lms/api/v1/review/exam/question',
    {
      query: {
        examId: examId ?? asId<Id<'exam'>>('1'),
        questionId: questionId ?? asId<Id<'question'>>('1'),
        part,
      },
    },
    { enabled: examId !== undefined && questionId !== undefined },
  )
  if (question.data && examId) return <Shown examId={examId} question={question.data} />
  return (
    <ManagePage title={t('review.question')}>
      {examId && questionId && question.isPending ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <FailureBlock
          error={question.error}
          onRetry={() => void question.refetch()}
          way={<LinkButton to={paths.queue}>{t('review.marking')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}

function Shown({ examId, question }: { examId: Id<'exam'>; question: MarkedQuestion }) {
  const t = useT()
  const paths = useMarkingPaths()
  const [{ current, size, state }, setAddress] = useAddressQuery(ADDRESS)
  const { questionId, part, body, solution, isAnonymous } = question
  const child = body.children.find(({ key }) => key === part)
  const own = child ? solution.children[child.key] : solution
  const page = useCall(
    'GET /sands-lms/api/v1/review/exam/answer/page',
    { query: { examId, questionId, part, current, size, ...(state && { isMarked: state === 'marked' ? 1 : 0 }) } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )
  const clear = () => setAddress({ current: 1, state: '' })
  return (
    <ManagePage
      title={t('review.question_title', { exam: question.examName })}
      intro={t('review.question_intro')}
      actions={<LinkButton to={paths.exam(examId, 'questions')}>{t('review.all_questions')}</LinkButton>}
    >
      <section className={styles.question} aria-label={t('review.question')}>
        <QuestionHtml html={body.stem} />
        {child && <QuestionHtml html={child.stem} />}
        {own && <ModelAnswer solution={own} />}
      </section>
      <FilterBar
        label={t('review.answers')}
        clear={{ label: t('review.clear'), onClear: clear }}
        isNarrowed={state !== ''}
      >
        <Choice
          className={styles.choice}
          label={t('review.state')}
          placeholder={t('review.state_any')}
          value={state}
          options={(['open', 'marked'] as const).map((value) => ({ value, label: t(`review.answers_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
        <HideNames isAnonymous={isAnonymous} />
      </FilterBar>
      <DataTable<QuestionAnswer>
        label={t('review.answers')}
        rowKey={({ examRecordId, questionKey }) => `${examRecordId}/${questionKey}`}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[]}
        draw={(rows) => (
          <ol className={styles.list}>
            {rows.map((row) => (
              <AnswerCard
                key={`${row.examRecordId}/${row.questionKey}`}
                row={row}
                body={child ?? body}
                rubric={own?.rubric ?? []}
                isAnonymous={isAnonymous}
              />
            ))}
          </ol>
        )}
        empty={
          <EmptyList
            isNarrowed={state !== ''}
            none={{ title: t('review.none'), text: t('review.questions_none_text') }}
            notFound={{ title: t('review.not_found'), clear: { label: t('review.clear'), onClear: clear } }}
          />
        }
      />
    </ManagePage>
  )
}
