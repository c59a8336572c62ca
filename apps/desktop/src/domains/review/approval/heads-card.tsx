import type { Head } from '@sands/contract/review/approval.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '../../../kernel/text.ts'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import styles from './approval.module.css'
import { ColleagueChoice } from './colleague-choice.tsx'

const DEPTHS: Readonly<Record<number, string | undefined>> = { 1: '', 2: styles.depth2 }

/** The heads of departments, for steps that name them. */
export function HeadsCard() {
  const t = useT()
  const fetched = useCall('GET /sands-lms/api/v1/manage/approval/head/list', {}, { staleTime: 0 })
  const set = useAct('POST /sands-lms/api/v1/manage/approval/head/set')
  const run = useRun(fetched.refetch)
  const change = (head: Head) => (userId: Parameters<typeof set.mutateAsync>[0]['body']['userId']) =>
    void run(() => set.mutateAsync({ body: { departmentId: head.departmentId, userId } }), t('review.head_saved'))
  if (!fetched.data || fetched.data.length === 0) return null
  return (
    <section className={styles.card} aria-label={t('review.heads')}>
      <h2>{t('review.heads')}</h2>
      <p className={styles.quiet}>{t('review.heads_intro')}</p>
      <ul className={styles.heads}>
        {fetched.data.map((head) => (
          <li key={head.departmentId} className={styles.head}>
            <span className={DEPTHS[head.depth] ?? styles.depth3}>{head.departmentName}</span>
            <ColleagueChoice
              label={t('review.head_of', { name: head.departmentName })}
              value={head.head?.userId ?? null}
              knownName={head.head?.name}
              onChange={change(head)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
