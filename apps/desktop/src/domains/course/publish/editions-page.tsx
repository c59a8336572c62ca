import type { CourseEdition } from '@sands/contract/course/manage.model'
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
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { coursePaths } from '../course-paths.ts'
import { EditionDrawer } from './edition-drawer.tsx'
import styles from './publish.module.css'

const ADDRESS = { ...pageValues, id: textValue(18) }

/** The published editions of a course, and what each of them changed. */
export function EditionsPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'course'>(typed)
  if (id) return <Editions id={id} />
  return (
    <ManagePage title={t('course.manage_editions')}>
      <StateBlock
        kind="empty"
        title={t('course.manage_edit_none')}
        text={t('course.manage_edit_none_text')}
        actions={<LinkButton to={coursePaths.courses}>{t('course.manage_edit_list')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Editions({ id }: { id: Id<'course'> }) {
  const t = useT()
  const { minute } = useMoments()
  const [{ current, size }, setAddress] = useAddressQuery(ADDRESS)
  const [open, setOpen] = useState<CourseEdition | null>(null)
  const page = useCall(
    'GET /sands-lms/api/v1/manage/course/edition/page',
    { query: { id, current, size } },
    { staleTime: 0 },
  )
  const columns: readonly Column<CourseEdition>[] = [
    {
      key: 'edition',
      title: t('course.manage_edition'),
      keep: true,
      cell: (edition) => (
        <Button type="link" className={styles.edition ?? ''} onClick={() => setOpen(edition)}>
          {t('course.manage_edition_number', { number: edition.edition })}
        </Button>
      ),
    },
    {
      key: 'title',
      title: t('course.manage_name'),
      cell: ({ document }) => <span className={styles.title}>{document.title}</span>,
    },
    { key: 'time', title: t('course.manage_edition_time'), keep: true, cell: ({ publishedAt }) => minute(publishedAt) },
    { key: 'by', title: t('course.manage_edition_by'), keep: 'name', cell: ({ publishedBy }) => publishedBy },
  ]
  const records = page.data?.records ?? []
  const previous = open && records.find(({ edition }) => edition === open.edition - 1)
  return (
    <ManagePage
      title={t('course.manage_editions')}
      intro={t('course.manage_editions_intro')}
      actions={<LinkButton to={coursePaths.edit(id)}>{t('course.manage_edition_back')}</LinkButton>}
    >
      <DataTable<CourseEdition>
        label={t('course.manage_editions')}
        columns={columns}
        rowKey={({ edition }) => String(edition)}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        way={<LinkButton to={coursePaths.courses}>{t('course.manage_edit_list')}</LinkButton>}
        empty={
          <StateBlock
            kind="empty"
            title={t('course.manage_editions_none')}
            text={t('course.manage_editions_none_text')}
          />
        }
      />
      <EditionDrawer courseId={id} edition={open} previous={previous ?? undefined} onClose={() => setOpen(null)} />
    </ManagePage>
  )
}
