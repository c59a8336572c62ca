import { PlusOutlined } from '@ant-design/icons'
import type { ManagedExamItem } from '@sands/contract/exam/exam.model'
import { EXAM_STATES } from '@sands/rules/exam/state'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../bank/bank.module.css'
import { examPaths } from '../exam-paths.ts'
import { ExamStateTag } from './exam-state-tag.tsx'
import { NEW_EXAM } from './new-exam.ts'

const ADDRESS = { ...pageValues, keyword: textValue(60), state: choiceValue(['', ...EXAM_STATES], '') }

/** Exams in every state. */
export function ExamsPage() {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/page',
    { query: { current, size, keyWord: keyword || undefined, state: state || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/exam/create')
  const begin = () => create.mutate({ body: NEW_EXAM }, { onSuccess: ({ id }) => void navigate(examPaths.exam(id)) })
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const isNarrowed = keyword !== '' || state !== ''
  const action = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={begin}>
      {t('exam.exam_create')}
    </Button>
  )
  return (
    <ManagePage title={t('exam.exams')} intro={t('exam.exams_intro')} actions={action}>
      <FilterBar
        label={t('exam.exams')}
        clear={{ label: t('exam.manage_clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('exam.exam_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('exam.exam_state')}
          placeholder={t('exam.exam_state_any')}
          value={state}
          options={EXAM_STATES.map((value) => ({ value, label: t(`exam.state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <DataTable<ManagedExamItem>
        label={t('exam.exams')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'title',
            title: t('exam.exam'),
            cell: ({ id, title, paperTitle }) => (
              <>
                <Link to={examPaths.exam(id)}>{title || t('exam.untitled')}</Link>
                {paperTitle && <div className={styles.quiet}>{paperTitle}</div>}
              </>
            ),
          },
          { key: 'state', title: t('exam.exam_state'), keep: true, cell: (exam) => <ExamStateTag exam={exam} /> },
          {
            key: 'window',
            title: t('exam.exam_window'),
            cell: ({ opensAt, closesAt }) => (
              <span className={styles.quiet}>
                {opensAt ? moments.minute(opensAt) : t('exam.exam_at_once')} –{' '}
                {closesAt ? moments.minute(closesAt) : t('exam.exam_no_end')}
              </span>
            ),
          },
          {
            key: 'taken',
            title: t('exam.exam_taken'),
            keep: true,
            align: 'end',
            cell: ({ taken, invited }) => `${moments.number(taken)} / ${moments.number(invited)}`,
          },
          {
            key: 'changed',
            title: t('exam.manage_changed'),
            keep: 'name',
            cell: ({ updatedAt, updatedBy }) => (
              <>
                <time dateTime={updatedAt}>{moments.shortDay(updatedAt)}</time>{' '}
                <span className={styles.quiet}>{updatedBy}</span>
              </>
            ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={isNarrowed}
            none={{ title: t('exam.exams_none'), text: t('exam.exams_none_text'), actions: action }}
            notFound={{
              title: t('exam.exams_not_found'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}
