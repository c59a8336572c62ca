import type { ReplaceImpact } from '@sands/contract/media/library.calls'
import { rights } from '@sands/contract/rights'
import { Alert, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import styles from './library.module.css'

interface ReplaceEffectProps {
  answer: { data: ReplaceImpact | undefined; error: Error | null; refetch: () => unknown }
}

/** What another content of a file changes for learners, or why this person cannot replace it. */
export function ReplaceEffect({ answer: { data, error, refetch } }: ReplaceEffectProps) {
  const t = useT()
  if (error) return <FailureBlock error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active paragraph={{ rows: 2 }} />
  const { courses, learners, finishedKept, percentUp, percentDown, wouldFinish, faults } = data
  const missing = rights.filter((right) => data.missingRights.includes(right))
  if (data.isFixed) return <Alert type="error" showIcon role="alert" title={t('media.replace_fixed')} />
  if (missing.length > 0)
    return (
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={t('media.replace_no_right', {
          rights: missing.map((right) => t(`org.right.${right}`)).join(' · '),
        })}
      />
    )
  if (faults > 0)
    return <Alert type="error" showIcon role="alert" title={t('media.replace_unfinishable', { count: courses })} />
  const lines = [
    [finishedKept, t('media.replace_finished', { count: finishedKept })],
    [percentUp, t('media.replace_up', { count: percentUp })],
    [percentDown, t('media.replace_down', { count: percentDown })],
    [wouldFinish, t('media.replace_would_finish', { count: wouldFinish })],
  ] as const
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{t('media.replace_effect')}</h3>
      <p>
        {courses === 0 && learners === 0
          ? t('media.replace_effect_none')
          : t('media.replace_effect_lead', { courses, learners })}
      </p>
      <ul className={styles.uses}>{lines.map(([count, words]) => count > 0 && <li key={words}>{words}</li>)}</ul>
    </section>
  )
}
