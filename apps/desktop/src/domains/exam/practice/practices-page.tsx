import { PlusOutlined } from '@ant-design/icons'
import type { ManagedPracticeItem } from '@sands/contract/exam/practice.model'
import { PRACTICE_STATES } from '@sands/rules/exam/practice'
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
import { NEW_PRACTICE } from './new-practice.ts'
import { PracticeStateTag } from './practice-state-tag.tsx'

const ADDRESS = { ...pageValues, keyword: textValue(60), state: choiceValue(['', ...PRACTICE_STATES], '') }

/** Practices in every state. */
export function PracticesPage() {
  const t = useT()
  const moments = useMoments()
  const navigate = useNavigate()
  const [{ current, size, keyword, state }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/practise/page',
    { query: { current, size, keyWord: keyword || undefined, state: state || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/practise/create')
  const begin = () =>
    create.mutate({ body: NEW_PRACTICE }, { onSuccess: ({ id }) => void navigate(examPaths.practice(id)) })
  const clear = () => setAddress({ current: 1, keyword: '', state: '' })
  const isNarrowed = keyword !== '' || state !== ''
  const action = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={begin}>
      {t('exam.practice_create')}
    </Button>
  )
  return (
    <ManagePage title={t('exam.practices')} intro={t('exam.practices_intro')} actions={action}>
      <FilterBar
        label={t('exam.practices')}
        clear={{ label: t('exam.manage_clear'), onClear: clear }}
        isNarrowed={isNarrowed}
      >
        <KeywordField
          className={styles.keyword}
          label={t('exam.practice_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
        <Choice
          className={styles.choice}
          label={t('exam.exam_state')}
          placeholder={t('exam.exam_state_any')}
          value={state}
          options={PRACTICE_STATES.map((value) => ({ value, label: t(`exam.practice_state_${value}`) }))}
          onChange={(next) => setAddress({ current: 1, state: next })}
        />
      </FilterBar>
      <DataTable<ManagedPracticeItem>
        label={t('exam.practices')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'title',
            title: t('exam.practice'),
            cell: ({ id, title, questionNum }) => (
              <>
                <Link to={examPaths.practice(id)}>{title || t('exam.untitled')}</Link>
                <div className={styles.quiet}>{t('exam.learn_questions', { count: questionNum })}</div>
              </>
            ),
          },
          {
            key: 'state',
            title: t('exam.exam_state'),
            keep: true,
            cell: (practice) => <PracticeStateTag practice={practice} />,
          },
          {
            key: 'window',
            title: t('exam.practice_window'),
            cell: ({ opensAt, closesAt }) => (
              <span className={styles.quiet}>
                {opensAt ? moments.minute(opensAt) : t('exam.exam_at_once')} –{' '}
                {closesAt ? moments.minute(closesAt) : t('exam.exam_no_end')}
              </span>
            ),
          },
          {
            key: 'done',
            title: t('exam.practice_done_of'),
            keep: true,
            align: 'end',
            cell: ({ id, state: at, completed, invited }) =>
              at === 'draft' ? (
                '–'
              ) : (
                <Link to={examPaths.practiceNumbers(id)}>
                  {`${moments.number(completed)} / ${moments.number(invited)}`}
                </Link>
              ),
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
            none={{ title: t('exam.practices_none'), text: t('exam.practices_none_text'), actions: action }}
            notFound={{
              title: t('exam.practices_not_found'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}
