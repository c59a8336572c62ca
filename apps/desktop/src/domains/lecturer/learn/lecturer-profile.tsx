import type { LecturerDetail } from '@sands/contract/lecturer/lecturer.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useDurationText } from '@sands/web/study/duration-text'
import { useMoments } from '../../../kernel/moment.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './lecturer.module.css'
import cardStyles from './lecturer-card.module.css'
import { LecturerTags } from './lecturer-tags.tsx'

/** The head of a lecturer's page, with the most important facts. */
export function LecturerProfile({ lecturer }: { lecturer: LecturerDetail }) {
  const t = useT()
  const { number } = useMoments()
  const durationText = useDurationText()
  const { LikeButton, CollectButton } = useSlots()
  const { id, name, lecturerKind, lectureGradeName, companyName, tagNames } = lecturer
  const { teachCourseNum, teachTotalDuration, teachingExperience } = lecturer
  const target = { module: SOCIAL_MODULES.lecturer, moduleId: id }
  return (
    <header className={styles.profile}>
      <Avatar person={lecturer} size={72} />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.marks}>
          <StateTag tone="info">{t(`lecturer.kind_${lecturerKind}`)}</StateTag>
          {lectureGradeName && <span className={cardStyles.grade}>{lectureGradeName}</span>}
          {companyName && <span className={cardStyles.line}>{companyName}</span>}
        </p>
        {teachingExperience && <p className={styles.experience}>{teachingExperience}</p>}
        <LecturerTags names={tagNames} />
        <div className={styles.acts}>
          {LikeButton && <LikeButton {...target} />}
          {CollectButton && <CollectButton {...target} />}
        </div>
      </div>
      <dl className={styles.stats}>
        <div>
          <dt>{t('lecturer.courses')}</dt>
          <dd>{number(teachCourseNum)}</dd>
        </div>
        {teachTotalDuration > 0 && (
          <div>
            <dt>{t('lecturer.duration')}</dt>
            <dd>{durationText(teachTotalDuration)}</dd>
          </div>
        )}
      </dl>
    </header>
  )
}
