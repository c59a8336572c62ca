import type { ExamEdition } from '@sands/contract/exam/manage.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'
import styles from './edit.module.css'
import { EditionDrawer } from './edition-drawer.tsx'
import { NoExam } from './no-exam.tsx'

const ADDRESS = { ...pageValues, id: textValue(18) }

/** The published editions of an exam, and what each of them changed. */
export function ExamEditionsPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'exam'>(typed)
  return id ? <Editions id={id} /> : <NoExam title={t('exam.editions')} />
}

function Editions({ id }: { id: Id<'exam'> }) {
  const t = useT()
  const { minute } = useMoments()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const [open, setOpen] = useState<ExamEdition>()
  const page = useCall(
    'GET /sands-lms/api/v1/manage/exam/edition/page',
    { query: { id, current, size } },
    { staleTime: 0 },
  )
  const previous = open && page.data?.records.find(({ edition }) => edition === open.edition - 1)
  return (
    <ManagePage
      title={t('exam.editions')}
      intro={t('exam.editions_intro')}
      actions={<LinkButton to={examPaths.exam(id)}>{t('exam.edition_back')}</LinkButton>}
    >
      <DataTable<ExamEdition>
        label={t('exam.editions')}
        rowKey={({ edition }) => String(edition)}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        way={<LinkButton to={examPaths.exams}>{t('exam.exams')}</LinkButton>}
        columns={[
          {
            key: 'edition',
            title: t('exam.edition'),
            keep: true,
            cell: (edition) => (
              <Button type="link" className={styles.edition ?? ''} onClick={() => setOpen(edition)}>
                {t('exam.edition_number', { number: edition.edition })}
              </Button>
            ),
          },
          { key: 'title', title: t('exam.exam_title'), cell: ({ document }) => document.title },
          {
            key: 'time',
            title: t('exam.edition_time'),
            keep: true,
            cell: ({ publishedAt }) => minute(publishedAt),
          },
          { key: 'by', title: t('exam.edition_by'), keep: 'name', cell: ({ publishedBy }) => publishedBy },
        ]}
        empty={<StateBlock kind="empty" title={t('exam.editions_none')} text={t('exam.editions_none_text')} />}
      />
      <EditionDrawer examId={id} edition={open} previous={previous} onClose={() => setOpen(undefined)} />
    </ManagePage>
  )
}
