import type { ApprovalDetail } from '@sands/contract/review/approval.model'
import { useT } from '@sands/web/i18n/i18n'
import { useTimeAgo } from '@sands/web/i18n/time-ago'
import styles from './approval.module.css'

/** Who decides in which order, and what they said. */
export function ApprovalSteps({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('review.steps_title')}</h2>
      <ol className={styles.steps}>
        {approval.stepList.map(({ by, need, state, people }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a request keeps its steps in their order
          <li key={index} className={styles.step} data-state={state}>
            <p className={styles.kind}>
              {people.length > 1 ? `${t(`review.by_${by}`)} · ${t(`review.need_${need}`)}` : t(`review.by_${by}`)}
            </p>
            {people.map((person) => (
              <p key={person.name} className={styles.person}>
                <span>{person.name}</span>
                <span className={styles.meta}>
                  {t(`review.person_${person.state}`)}
                  {person.time && <time dateTime={person.time}>{timeAgo(person.time)}</time>}
                </span>
                {person.byName && (
                  <span className={styles.quote}>{t('review.by_deputy', { name: person.byName })}</span>
                )}
                {person.reason && <span className={styles.quote}>{person.reason}</span>}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Everything that happened, oldest first. */
export function ApprovalHistoryList({ approval }: { approval: ApprovalDetail }) {
  const t = useT()
  const timeAgo = useTimeAgo()
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>{t('review.history_title')}</h2>
      <ol className={styles.facts}>
        {approval.history.map(({ act, name, toName, time }) => (
          <li key={`${act} ${time}`} className={styles.person}>
            <span>{t(`review.act_${act}`, { name: name ?? '', to: toName ?? '' })}</span>
            <time className={styles.meta} dateTime={time}>
              {timeAgo(time)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
