import { TeamOutlined } from '@ant-design/icons'
import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import { EVERYONE } from '@sands/rules/audience'
import { useAudienceCount } from '../../../kernel/audience/use-audience-count.ts'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { DifferenceList } from './difference-list.tsx'
import { pageDifference } from './page-difference.ts'
import styles from './publish.module.css'
import { followedBy } from './publish-plan.ts'

interface PublishEffectProps {
  overview: DecorationOverview
  page: HomePageDocument
  /** Null means now. */
  publishAt: string | null
}

/** The effect of publishing: what changes, for how many people, and until when. */
export function PublishEffect({ overview, page, publishAt }: PublishEffectProps) {
  const t = useT()
  const moments = useMoments()
  const viewer = useViewer()
  const { people } = useAudienceCount(EVERYONE, { enabled: may(viewer, 'org.audiences.view') })
  const differences = pageDifference(overview.current?.page ?? null, page)
  const next = followedBy(overview.scheduled, publishAt)
  const college = viewer.collegeName
  return (
    <>
      <p className={styles.people}>
        <TeamOutlined aria-hidden />
        {people === undefined
          ? t('home.publish_everyone', { college })
          : t('home.publish_people', { college, count: people })}
      </p>
      {next?.publishAt && (
        <p className={styles.note}>
          {t('home.publish_followed', { name: next.name, time: moments.full(next.publishAt) })}
        </p>
      )}
      <section className={styles.effect}>
        <h3 className={styles.subheading}>{t('home.publish_changes')}</h3>
        {!overview.current && <p className={styles.note}>{t('home.publish_first')}</p>}
        {differences.length > 0 ? (
          <DifferenceList label={t('home.publish_changes')} differences={differences} />
        ) : (
          <p className={styles.note}>{t('home.publish_no_changes')}</p>
        )}
      </section>
    </>
  )
}
