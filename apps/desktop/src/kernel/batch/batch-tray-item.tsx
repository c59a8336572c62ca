import type { Batch } from '@sands/contract/ops/batch.model'
import { ProgressBar } from '@sands/web/progress/progress-bar.tsx'
import { Button } from 'antd'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import { StateTag } from '../ui/state-tag.tsx'
import { isOver, STATE_TEXTS } from './batch-texts.ts'
import styles from './batch-tray.module.css'
import { useBatchActs } from './use-batch-acts.ts'
import { useBatchWords } from './use-batch-words.ts'

/** One batch in the tray. A click on its name opens the details. */
export function BatchTrayItem({ batch, onShow }: { batch: Batch; onShow: () => void }) {
  const t = useT()
  const moments = useMoments()
  const { save, saving } = useBatchActs()
  const { id, kind, state, done, total, file, createdAt } = batch
  const name = useBatchWords().kind(kind)
  const { text, tone } = STATE_TEXTS[state]
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <Button type="link" className={styles.name ?? ''} onClick={onShow}>
          {name}
        </Button>
        <StateTag tone={tone}>{t(text)}</StateTag>
      </div>
      {!isOver(batch) && <ProgressBar label={name} done={done} total={total} />}
      <div className={styles.line}>
        <time className={styles.time} dateTime={createdAt}>
          {moments.full(createdAt)}
        </time>
        {file && (
          <Button
            size="small"
            loading={saving}
            aria-label={t('ops.batch_save_of', { name: file.name })}
            onClick={() => void save(id)}
          >
            {t('ops.batch_save')}
          </Button>
        )}
      </div>
    </li>
  )
}
