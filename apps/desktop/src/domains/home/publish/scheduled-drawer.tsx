import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import { Button, Drawer } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './publish.module.css'
import { useWithdraw } from './use-withdraw.ts'

interface ScheduledDrawerProps {
  open: boolean
  /** In the order of their publication times. */
  scheduled: readonly DecorationSummary[]
  onClose: () => void
}

/** The scheduled pages. */
export function ScheduledDrawer({ open, scheduled, onClose }: ScheduledDrawerProps) {
  const t = useT()
  return (
    <Drawer open={open} onClose={onClose} size={520} title={t('home.scheduled_title')} destroyOnHidden>
      {scheduled.length === 0 ? (
        <StateBlock kind="empty" title={t('home.scheduled_none')} text={t('home.scheduled_none_text')} />
      ) : (
        <ul className={styles.scheduled}>
          {scheduled.map((page) => (
            <Scheduled key={page.id} page={page} />
          ))}
        </ul>
      )}
    </Drawer>
  )
}

function Scheduled({ page }: { page: DecorationSummary }) {
  const t = useT()
  const moments = useMoments()
  const withdraw = useWithdraw()
  const mayPublish = may(useViewer(), 'home.decoration.publish')
  const { id, name, publishAt, updatedBy, blocks } = page
  return (
    <li className={styles.scheduledPage}>
      <div className={styles.words}>
        {publishAt && (
          <time className={styles.due} dateTime={publishAt}>
            {moments.full(publishAt)}
          </time>
        )}
        <span className={styles.part}>{name}</span>
        <span className={styles.place}>
          {t('home.scheduled_by', { who: updatedBy || t('home.history_by_product'), count: blocks })}
        </span>
      </div>
      <div className={styles.acts}>
        <LinkButton
          size="small"
          to={`/manage/home/history?open=${id}`}
          aria-label={t('home.scheduled_look_of', { name })}
        >
          {t('home.scheduled_look')}
        </LinkButton>
        {mayPublish && (
          <Button size="small" danger aria-label={t('home.withdraw_of', { name })} onClick={() => withdraw(page)}>
            {t('home.withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
