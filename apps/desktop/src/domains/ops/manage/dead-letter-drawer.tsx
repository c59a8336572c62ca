import type { DeadLetter } from '@sands/contract/ops/ops.model'
import { Button, Drawer } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { prettyJson } from '../../../kernel/pretty-json.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import styles from './dead-letter.module.css'
import type { DeadLetterActs } from './use-dead-letter-acts.ts'

interface DeadLetterDrawerProps {
  letter: DeadLetter | undefined
  onClose: () => void
  acts?: DeadLetterActs
}

/** The whole dead letter: the input of the job, and why it failed. */
export function DeadLetterDrawer({ letter, onClose, acts }: DeadLetterDrawerProps) {
  const t = useT()
  const moments = useMoments()
  return (
    <Drawer
      open={letter !== undefined}
      onClose={onClose}
      size={560}
      title={letter?.job}
      destroyOnHidden
      extra={
        letter &&
        acts && (
          <div className={styles.acts}>
            <Button danger onClick={() => acts.askDiscard([letter.id])}>
              {t('ops.discard')}
            </Button>
            <Button type="primary" onClick={() => acts.askRetry([letter.id])}>
              {t('ops.retry')}
            </Button>
          </div>
        )
      }
    >
      {letter && (
        <div className={styles.letter}>
          <Facts
            facts={[
              { label: t('ops.failed_at'), value: moments.full(letter.failedAt) },
              { label: t('ops.tries'), value: moments.number(letter.tries) },
              { label: t('ops.letter_id'), value: letter.id },
            ]}
          />
          <section>
            <h2 className={styles.heading}>{t('ops.reason')}</h2>
            <pre className={styles.code}>{letter.reason}</pre>
          </section>
          <section>
            <h2 className={styles.heading}>{t('ops.payload')}</h2>
            <pre className={styles.code}>{prettyJson(letter.payload)}</pre>
          </section>
        </div>
      )}
    </Drawer>
  )
}
