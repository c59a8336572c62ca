import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { PlanView } from './plan-view.tsx'
import styles from './texts.module.css'
import { useRefreshTexts } from './use-refresh-texts.ts'

interface RestoreDrawerProps {
  /** The version to restore; 0 is the state without edits. */
  to: number | undefined
  onClose: () => void
}

/** Shows what restoring would change, then restores: this drawer replaces the confirmation question. */
export function RestoreDrawer({ to, onClose }: RestoreDrawerProps) {
  const t = useT()
  const title =
    to === 0 ? t('settings.texts_restore_built_in_ask') : t('settings.texts_restore_ask', { version: to ?? 0 })
  return (
    <Drawer open={to !== undefined} onClose={onClose} size={880} title={title} destroyOnHidden>
      {to !== undefined && <Restore key={to} to={to} onClose={onClose} />}
    </Drawer>
  )
}

function Restore({ to, onClose }: { to: number; onClose: () => void }) {
  const t = useT()
  const fresh = useRefreshTexts()
  const [isStale, setStale] = useState(false)
  const preview = useCall('GET /sands-system/api/v1/manage/text/restore/preview', { query: { to } }, { staleTime: 0 })
  const restore = useAct('POST /sands-system/api/v1/manage/text/restore')

  async function run(version: number) {
    const { data, error } = await attempt(() => restore.mutateAsync({ body: { to, version } }))
    if (isConflict(error)) {
      await preview.refetch()
      setStale(true)
    }
    if (error) return
    showToast(t('settings.texts_restored', { count: data.changed }), { kind: 'success' })
    onClose()
    await fresh()
  }

  if (preview.isPending) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!preview.data) return <FailureBlock error={preview.error} onRetry={() => void preview.refetch()} />
  const { version, changed } = preview.data
  return (
    <div className={styles.import}>
      {isStale && <Alert type="warning" showIcon role="alert" title={t('settings.texts_import_stale')} />}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        {changed > 0 && (
          <Button type="primary" danger loading={restore.isPending} onClick={() => void run(version)}>
            {t('settings.texts_restore_do')}
          </Button>
        )}
      </div>
      <PlanView plan={preview.data} rows={false} />
    </div>
  )
}
