import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './history.module.css'
import { PageStateTag } from './page-state-tag.tsx'
import { usePageWords } from './use-page-words.ts'

interface ColumnsInput {
  onOpen: (id: string) => void
  onRestore: (page: DecorationSummary) => void
}

export function useHistoryColumns({ onOpen, onRestore }: ColumnsInput): Column<DecorationSummary>[] {
  const t = useT()
  const moments = useMoments()
  const { nameOf, makerOf, moment } = usePageWords()
  return [
    {
      key: 'name',
      title: t('home.history_name'),
      cell: (page) => (
        <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(page.id)}>
          {nameOf(page)}
        </Button>
      ),
    },
    { key: 'state', title: t('home.history_state'), cell: ({ state }) => <PageStateTag state={state} /> },
    { key: 'published', title: t('home.history_published'), cell: ({ publishedAt }) => moment(publishedAt) },
    { key: 'replaced', title: t('home.history_replaced'), cell: ({ replacedAt }) => moment(replacedAt) },
    { key: 'by', title: t('home.history_by'), keep: 'name', cell: makerOf },
    {
      key: 'modules',
      title: t('home.history_modules'),
      align: 'end',
      cell: ({ blocks }) => moments.number(blocks),
    },
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: (page) =>
        page.state !== 'current' && (
          <Button
            size="small"
            aria-label={t('home.restore_of', { name: nameOf(page) })}
            onClick={() => onRestore(page)}
          >
            {t('home.restore_short')}
          </Button>
        ),
    },
  ]
}
