import { PlusOutlined } from '@ant-design/icons'
import type { ManagedBoard } from '@sands/contract/community/manage.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { BoardDialog } from './board-dialog.tsx'
import styles from './community.module.css'
import { WordsCard } from './words-card.tsx'

const BOARDS = 'GET /sands-lms/api/v1/manage/community/board/page'

/** The boards of the college with their rules, and the watched words. */
export function BoardsPage() {
  const t = useT()
  const confirm = useConfirm()
  const [{ current, size }, setAddress] = useAddressQuery(pageValues)
  const page = useCall(BOARDS, { query: { current, size } }, { staleTime: 0 })
  const remove = useAct('POST /sands-lms/api/v1/manage/community/board/remove')
  const run = useRun(page.refetch)
  const [editing, setEditing] = useState<ManagedBoard | 'new'>()
  const askRemove = ({ id, version, name }: ManagedBoard) =>
    confirm({
      title: t('community.manage_board_remove_ask', { name }),
      text: t('community.manage_board_remove_text'),
      action: t('community.manage_remove'),
      danger: true,
      run: () => run(() => remove.mutateAsync({ body: { id, version } }), t('community.manage_board_removed')),
    })
  const columns: readonly Column<ManagedBoard>[] = [
    {
      key: 'name',
      title: t('community.manage_board'),
      cell: ({ name, introduction, isClosed }) => (
        <span className={styles.stacked}>
          <span>
            {name} {isClosed && <StateTag tone="neutral">{t('community.manage_closed')}</StateTag>}
          </span>
          <span className={styles.quiet}>{introduction}</span>
        </span>
      ),
    },
    {
      key: 'review',
      title: t('community.manage_review'),
      keep: 'name',
      cell: ({ reviewMode }) => t(`community.manage_review_${reviewMode}`),
    },
    {
      key: 'moderators',
      title: t('community.manage_moderators'),
      keep: 'name',
      cell: ({ moderators }) =>
        moderators.map(({ name }) => name).join('、') || (
          <span className={styles.quiet}>{t('community.manage_nobody')}</span>
        ),
    },
    {
      key: 'count',
      title: t('community.manage_posts'),
      align: 'end',
      cell: ({ contentCount }) => contentCount,
    },
    {
      key: 'acts',
      title: t('community.manage_acts'),
      align: 'end',
      stay: true,
      keep: true,
      cell: (board) => (
        <>
          <Button
            type="link"
            aria-label={t('community.manage_edit_of', { name: board.name })}
            onClick={() => setEditing(board)}
          >
            {t('community.manage_edit')}
          </Button>
          <Button
            type="link"
            danger
            aria-label={t('community.manage_remove_of', { name: board.name })}
            onClick={() => askRemove(board)}
          >
            {t('community.manage_remove')}
          </Button>
        </>
      ),
    },
  ]
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEditing('new')}>
      {t('community.manage_board_add')}
    </Button>
  )
  return (
    <ManagePage title={t('community.manage_boards')} intro={t('community.manage_boards_intro')} actions={add}>
      <DataTable<ManagedBoard>
        label={t('community.manage_boards')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <StateBlock
            kind="empty"
            title={t('community.manage_no_boards')}
            text={t('community.manage_no_boards_text')}
          />
        }
      />
      <WordsCard />
      <BoardDialog board={editing} onClose={() => setEditing(undefined)} onChanged={page.refetch} />
    </ManagePage>
  )
}
