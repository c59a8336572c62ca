import type { LecturerDetail } from '@sands/contract/lecturer/lecturer.model'
import { SOCIAL_MODULES } from '@sands/rules/social'
import { useT } from '@sands/web/i18n/i18n'
import { useDurationText } from '@sands/web/study/duration-text'
import { useSlots } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import card from './lecturer-card.module.css'
import styles from './lecturer-profile.module.css'
import { LecturerTags } from './lecturer-tags.tsx'

/** The head of a lecturer's page, with the most important facts. */
export function LecturerProfile({ lecturer }: { lecturer: LecturerDetail }) {
  const t = useT()
  const durationText = useDurationText()
  const { LikeButton, CollectButton } = useSlots()
  const { id, name, lecturerKind, lectureGradeName, companyName, tagNames, avatarFileUrl } = lecturer
  const { teachCourseNum, teachTotalDuration, teachingExperience } = lecturer
  const target = { module: SOCIAL_MODULES.lecturer, moduleId: id }
  return (
    <section className={styles.profile}>
      <div className={styles.head}>
        <Avatar name={name} src={avatarFileUrl} size={76} />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.marks}>
            <span className={styles.kind}>{t(`lecturer.kind_${lecturerKind}`)}</span>
            {lectureGradeName && <span className={card.grade}>{lectureGradeName}</span>}
          </p>
          {companyName && <p className={card.company}>{companyName}</p>}
        </div>
      </div>
      {teachingExperience && <p className={styles.experience}>{teachingExperience}</p>}
      <LecturerTags names={tagNames} />
      <div className={styles.foot}>
        <dl className={styles.stats}>
          <div>
            <dt>{t('lecturer.courses')}</dt>
            <dd>{teachCourseNum}</dd>
          </div>
          {teachTotalDuration > 0 && (
            <div>
              <dt>{t('lecturer.duration')}</dt>
              <dd>{durationText(teachTotalDuration)}</dd>
            </div>
          )}
        </dl>
        <div className={styles.acts}>
          {LikeButton && <LikeButton {...target} />}
          {CollectButton && <CollectButton {...target} />}
        </div>
      </div>
    </section>
  )
}

export function LecturerProfileSkeleton() {
  return (
    <Skeleton>
      <div className={styles.profile}>
        <div className={styles.head}>
          <Bone width="76px" height="76px" round />
          <div className={styles.words}>
            <Bone width="120px" height="28px" />
            <Bone width="160px" height="16px" />
          </div>
        </div>
        <Bone width="90%" />
        <Bone width="60%" height="44px" />
      </div>
      <div className={styles.profile}>
        {[100, 94, 98, 62].map((width) => (
          <Bone key={width} width={`${width}%`} />
        ))}
      </div>
    </Skeleton>
  )
}
