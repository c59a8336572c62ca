import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { useTeachingText } from '@sands/web/lecturer/use-teaching-text'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { CardBones, LinkCard } from '../../../kernel/ui/list/link-card.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import styles from './lecturer-card.module.css'
import { LecturerTags } from './lecturer-tags.tsx'

/** A lecturer in a list: name, expertise, number of courses. */
export function LecturerCard({ lecturer }: { lecturer: LecturerItem }) {
  const teachingText = useTeachingText()
  const { id, name, lectureGradeName, companyName, teachingExperience, tagNames, avatarFileUrl } = lecturer
  return (
    <LinkCard to={lecturerLinks.detail(id)}>
      <Avatar name={name} src={avatarFileUrl} size={60} />
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{name}</span>
          {lectureGradeName && <span className={styles.grade}>{lectureGradeName}</span>}
        </span>
        {companyName && <span className={styles.company}>{companyName}</span>}
        {teachingExperience && <span className={styles.experience}>{teachingExperience}</span>}
        <LecturerTags names={tagNames} />
        <span className={styles.meta}>{teachingText(lecturer)}</span>
      </span>
    </LinkCard>
  )
}

export function LecturersSkeleton() {
  return (
    <Skeleton>
      {[42, 30, 36, 48].map((width) => (
        <CardBones key={width}>
          <Bone width="60px" height="60px" round />
          <span className={styles.words}>
            <Bone width={`${width}%`} height="20px" />
            <Bone width="70%" height="14px" />
            <Bone width="95%" height="14px" />
            <Bone width="40%" height="12px" />
          </span>
        </CardBones>
      ))}
    </Skeleton>
  )
}
