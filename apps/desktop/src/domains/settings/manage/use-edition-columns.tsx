import type { TextEdition } from '@sands/contract/settings/texts.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './texts.module.css'

interface ColumnsInput {
  /** The version in use, which cannot be restored. */
  newest: number | undefined
  onOpen: (version: number) => void
  onRestore: (version: number) => void
}

export function useEditionColumns({ newest, onOpen, onRestore }: ColumnsInput): Column<TextEdition>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'version',
      title: t('settings.texts_version'),
      cell: ({ version }) => (
        <Button
          type="link"
          className={styles.key ?? ''}
          aria-label={t('settings.texts_view_of', { version })}
          onClick={() => onOpen(version)}
        >
          {t('settings.texts_version_number', { version })}
        </Button>
      ),
    },
    { key: 'act', title: t('settings.texts_act'), cell: ({ act }) => t(`settings.texts_act_${act}`) },
    { key: 'texts', title: t('settings.texts_count'), align: 'end', cell: ({ texts }) => moments.number(texts) },
    { key: 'actor', title: t('settings.texts_actor'), keep: 'name', cell: ({ actorName }) => actorName },
    {
      key: 'at',
      title: t('settings.texts_time'),
      cell: ({ at }) => <time dateTime={at}>{moments.full(at)}</time>,
    },
    {
      key: 'acts',
      title: t('manage.acts'),
      align: 'end',
      cell: ({ version }) =>
        version !== newest && (
          <Button
            size="small"
            aria-label={t('settings.texts_restore_of', { version })}
            onClick={() => onRestore(version)}
          >
            {t('settings.texts_restore')}
          </Button>
        ),
    },
  ]
}
