import { useCall } from '@sands/web/call/use-call'
import { useLeftOvers } from '@sands/web/exam/attempt/use-left-overs'
import { EXAM_PAGE } from '@sands/web/exam/exam-calls'
import { Segmented } from 'antd'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { PagedList } from '../../../kernel/ui/list/paged-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from './exam-row.module.css'
import { ExamRow, ExamRowsSkeleton } from './exam-row.tsx'

const TAGS = { 100: 100, 200: 200, 300: 300, 400: 400, 500: 500, 600: 600 } as const
const SHELVES = ['all', '100', '200', '300', '400', '500', '600'] as const
const shape = { ...pageValues, status: choiceValue(SHELVES, 'all') }

/** The exams of the person: those to take first, soonest end first. */
export function MyExamsPage() {
  const t = useT()
  const [{ status, current, size }, change] = useAddressQuery(shape)
  const asked = useCall(EXAM_PAGE, {
    query: { ...(status !== 'all' && { tagStatus: TAGS[status] }), current, size },
  })
  useLeftOvers(() => void asked.refetch())
  const all = () => change({ status: 'all', current: 1 })
  return (
    <ManagePage title={t('exam.title')} intro={t('exam.learn_intro')}>
      <div>
        <Segmented
          aria-label={t('exam.learn_states')}
          value={status}
          options={SHELVES.map((value) => ({
            value,
            label: value === 'all' ? t('study.tasks_all') : t(`study.tag_${value}`),
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
            none={{ title: t('exam.none'), text: t('exam.none_text') }}
            notFound={{ title: t('exam.learn_none_here'), clear: { label: t('exam.learn_show_all'), onClear: all } }}
          />
        }
      >
        {(exams) => (
          <ul className={styles.rows}>
            {exams.map((exam) => (
              <li key={exam.examId}>
                <ExamRow exam={exam} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </ManagePage>
  )
}
