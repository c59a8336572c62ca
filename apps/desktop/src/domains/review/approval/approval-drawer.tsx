import type { Id } from '@sands/contract/kernel/schema'
import type { ApprovalDetail } from '@sands/contract/review/approval.model'
import { useCall } from '@sands/web/call/use-call'
import { APPROVAL_GET } from '@sands/web/review/approval-calls'
import { Drawer, Skeleton } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './approval.module.css'
import { ApprovalButtons } from './approval-buttons.tsx'
import { ApprovalTag } from './approval-tags.tsx'

interface ApprovalDrawerProps {
  /** The drawer is open while this is set. */
  id: Id<'approval'> | ''
  onClose: () => void
  onChanged: () => Promise<unknown>
}

/** One request: what is asked, what differs, who decides, what happened, and the decision. */
export function ApprovalDrawer({ id, onClose, onChanged }: ApprovalDrawerProps) {
  const t = useT()
  return (
    <Drawer open={id !== ''} onClose={onClose} size={600} title={t('review.request')} destroyOnHidden>
      {id !== '' && <Loaded key={id} id={id} onChanged={onChanged} />}
    </Drawer>
  )
}

function Loaded({ id, onChanged }: { id: Id<'approval'>; onChanged: () => Promise<unknown> }) {
  const fetched = useCall(APPROVAL_GET, { query: { id } }, { staleTime: 0 })
  if (!fetched.data) {
    if (fetched.isError) return <FailureBlock error={fetched.error} onRetry={() => void fetched.refetch()} />
    return <Skeleton active />
  }
  const refetch = () => Promise.all([fetched.refetch(), onChanged()])
  return <Whole approval={fetched.data} onChanged={refetch} />
}

function Whole({ approval, onChanged }: { approval: ApprovalDetail; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const { full, minute } = useMoments()
  const { kind, title, summary, askerName, askerPost, createTime, facts, changes, stepList, history } = approval
  return (
    <div className={styles.whole}>
      <div className={styles.stacked}>
        <h2>{title}</h2>
        <ApprovalTag state={approval.state} />
      </div>
      {summary && <p className={styles.full}>{summary}</p>}
      <Facts
        facts={[
          { label: t('review.kind'), value: t(`review.kind_${kind}`) },
          { label: t('review.asker'), value: [askerName, askerPost].filter(Boolean).join(' · ') },
          { label: t('review.asked_time'), value: full(createTime) },
          ...facts,
        ]}
      />
      {changes.length > 0 && (
        <section aria-label={t('review.changes_title')}>
          <h3 className={styles.heading}>{t('review.changes_title')}</h3>
          {changes.map(({ label, before, after }) => (
            <div key={label} className={styles.change}>
              <span className={styles.quiet}>{label}</span>
              {before && <span className={styles.old}>{before}</span>}
              <span>{after}</span>
            </div>
          ))}
        </section>
      )}
      <section aria-label={t('review.steps_title')}>
        <h3 className={styles.heading}>{t('review.steps_title')}</h3>
        <ol className={styles.steps}>
          {stepList.map(({ by, need, state, people }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a request keeps its steps in their order
            <li key={index} className={styles.step} data-state={state}>
              <span className={styles.quiet}>
                {people.length > 1 ? `${t(`review.by_${by}`)} · ${t(`review.need_${need}`)}` : t(`review.by_${by}`)}
              </span>
              {people.map((person) => (
                <div key={person.name} className={styles.stacked}>
                  <span>
                    {person.name} · {t(`review.person_${person.state}`)}
                    {person.byName && ` · ${t('review.by_deputy', { name: person.byName })}`}
                  </span>
                  {person.reason && <span className={styles.quiet}>{person.reason}</span>}
                </div>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <section aria-label={t('review.history_title')}>
        <h3 className={styles.heading}>{t('review.history_title')}</h3>
        <ol>
          {history.map(({ act, name, toName, time }) => (
            <li key={`${act} ${time}`} className={styles.line}>
              <span>{t(`review.act_${act}`, { name: name ?? '', to: toName ?? '' })}</span>
              <time className={styles.quiet} dateTime={time}>
                {minute(time)}
              </time>
            </li>
          ))}
        </ol>
      </section>
      <ApprovalButtons approval={approval} onChanged={onChanged} />
    </div>
  )
}
