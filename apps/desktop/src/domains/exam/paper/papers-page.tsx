import { PlusOutlined } from '@ant-design/icons'
import type { ManagedPaperItem } from '@sands/contract/exam/paper.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Link, useNavigate } from 'react-router'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../bank/bank.module.css'
import { examPaths } from '../exam-paths.ts'
import { newPaper } from './paper-edit.ts'
import { useScoreText } from './use-score-text.ts'

const ADDRESS = { ...pageValues, keyword: textValue(60) }

/** All papers of the college. */
export function PapersPage() {
  const t = useT()
  const moments = useMoments()
  const points = useScoreText()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const [{ current, size, keyword }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/paper/page',
    { query: { current, size, keyWord: keyword || undefined } },
    { staleTime: 0 },
  )
  const create = useAct('POST /sands-lms/api/v1/manage/paper/create')
  const remove = useAct('POST /sands-lms/api/v1/manage/paper/remove')
  const clear = () => setAddress({ current: 1, keyword: '' })
  const begin = (kind: 'fixed' | 'random') =>
    create.mutate({ body: newPaper(kind) }, { onSuccess: ({ id }) => void navigate(examPaths.paper(id)) })
  const askRemove = ({ id, version, title }: ManagedPaperItem) =>
    confirm({
      title: t('exam.bank_remove_ask', { name: title || t('exam.untitled') }),
      text: t('exam.bank_remove_text'),
      action: t('exam.manage_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      done: t('exam.manage_removed'),
      refresh: page.refetch,
    })
  const actions = (
    <>
      <Button icon={<PlusOutlined aria-hidden />} loading={create.isPending} onClick={() => begin('random')}>
        {t('exam.paper_new_random')}
      </Button>
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        loading={create.isPending}
        onClick={() => begin('fixed')}
      >
        {t('exam.paper_new_fixed')}
      </Button>
    </>
  )
  return (
    <ManagePage title={t('exam.papers')} intro={t('exam.papers_intro')} actions={actions}>
      <FilterBar
        label={t('exam.papers')}
        clear={{ label: t('exam.manage_clear'), onClear: clear }}
        isNarrowed={keyword !== ''}
      >
        <KeywordField
          className={styles.keyword}
          label={t('exam.paper_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
      </FilterBar>
      <DataTable<ManagedPaperItem>
        label={t('exam.papers')}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        columns={[
          {
            key: 'title',
            title: t('exam.paper'),
            cell: ({ id, title }) => <Link to={examPaths.paper(id)}>{title || t('exam.untitled')}</Link>,
          },
          { key: 'kind', title: t('exam.paper_kind'), keep: true, cell: ({ kind }) => t(`exam.paper_kind_${kind}`) },
          {
            key: 'questions',
            title: t('exam.paper_questions'),
            keep: true,
            align: 'end',
            cell: ({ questionNum }) => moments.number(questionNum),
          },
          {
            key: 'score',
            title: t('exam.paper_total'),
            keep: true,
            align: 'end',
            cell: ({ totalScore }) => points(totalScore),
          },
          {
            key: 'exams',
            title: t('exam.exams'),
            keep: true,
            align: 'end',
            cell: ({ exams }) => moments.number(exams),
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
          {
            key: 'acts',
            title: t('exam.manage_acts'),
            keep: true,
            stay: true,
            align: 'end',
            cell: (paper) => (
              <Button type="link" size="small" disabled={paper.exams > 0} onClick={() => askRemove(paper)}>
                {t('exam.manage_remove')}
              </Button>
            ),
          },
        ]}
        empty={
          <EmptyList
            isNarrowed={keyword !== ''}
            none={{ title: t('exam.papers_none'), text: t('exam.papers_none_text'), actions }}
            notFound={{
              title: t('exam.papers_not_found'),
              clear: { label: t('exam.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}
