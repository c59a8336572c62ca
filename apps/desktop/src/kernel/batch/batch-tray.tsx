import { CarryOutOutlined } from '@ant-design/icons'
import type { Batch } from '@sands/contract/ops/batch.model'
import { useCall } from '@sands/web/call/use-call'
import { Badge, Button, Popover } from 'antd'
import { useState } from 'react'
import { lazyPage } from '../lazy-page.tsx'
import { useT } from '../text.ts'
import { useOnce } from '../ui/form/use-once.ts'
import { ICON_CORNER } from '../ui/icon-corner.ts'
import { popupContainer } from '../ui/popup-container.ts'
import { useWhenFetched } from '../use-when-fetched.ts'
import { useViewer } from '../viewer.ts'
import { isOver } from './batch-texts.ts'
import styles from './batch-tray.module.css'
import { BatchTrayItem } from './batch-tray-item.tsx'
import { useBatchNotifications } from './use-batch-notifications.ts'
import { useBatchWords } from './use-batch-words.ts'

const BatchDialog = lazyPage(() => import('./batch-dialog.tsx'), 'BatchDialog')

const LOOK_AGAIN_MS = 1000
const SHOWN = 10

/** The batches that the person has started, in the top bar. Hidden while there are none. */
export function BatchTray() {
  return useViewer().rights.length > 0 ? <Tray /> : null
}

function Tray() {
  const t = useT()
  const words = useBatchWords()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Batch>()
  const hasDialog = useOnce(chosen !== undefined)
  const whenFetched = useWhenFetched(BatchDialog)
  const [busy, setBusy] = useState(false)
  const page = useCall(
    'GET /sands-system/api/v1/ops/batch/page',
    { query: { size: SHOWN } },
    { refetchInterval: busy ? LOOK_AGAIN_MS : false, silent: true },
  )
  const batches = page.data?.records ?? []
  const underWay = batches.filter((batch) => !isOver(batch)).length
  if (busy !== underWay > 0) setBusy(underWay > 0)
  useBatchNotifications(batches)
  if (batches.length === 0) return null

  const show = (batch: Batch) => {
    setOpen(false)
    void whenFetched(() => setChosen(batch))
  }
  return (
    <>
      <Popover
        trigger="click"
        open={open}
        onOpenChange={setOpen}
        getPopupContainer={popupContainer}
        placement="bottomRight"
        title={t('ops.batches')}
        content={
          <ul className={styles.list}>
            {batches.map((batch) => (
              <BatchTrayItem key={batch.id} batch={batch} onShow={() => show(batch)} />
            ))}
          </ul>
        }
      >
        <Badge count={underWay} size="small" offset={ICON_CORNER}>
          <Button
            type="text"
            icon={<CarryOutOutlined aria-hidden />}
            aria-label={underWay > 0 ? t('ops.batches_running', { count: underWay }) : t('ops.batches')}
          />
        </Badge>
      </Popover>
      {hasDialog && (
        <BatchDialog
          batchId={chosen?.id}
          title={chosen ? words.kind(chosen.kind) : ''}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
