import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { useTeachingText } from '@sands/web/lecturer/use-teaching-text'
import { Skeleton } from 'antd'
import { Link } from 'react-router'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import styles from './lecturer-card.module.css'
import { lecturerPaths } from './lecturer-paths.ts'
import { LecturerTags } from './lecturer-tags.tsx'

/** A lecturer in a list: name, expertise, number of courses. */
export function LecturerCard({ lecturer }: { lecturer: LecturerItem }) {
  const teachingText = useTeachingText()
  const { id, name, lectureGradeName, companyName, teachingExperience, tagNames } = lecturer
  return (
    <Link to={lecturerPaths.lecturer(id)} className={styles.card}>
      <span className={styles.head}>
        <Avatar person={lecturer} size={72} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          {lectureGradeName && <span className={styles.grade}>{lectureGradeName}</span>}
          {companyName && <span className={styles.line}>{companyName}</span>}
        </span>
      </span>
      {teachingExperience && <span className={styles.experience}>{teachingExperience}</span>}
      <LecturerTags names={tagNames} />
      <span className={styles.meta}>{teachingText(lecturer)}</span>
    </Link>
  )
}

/** A skeleton in the shape of the card. */
export const LecturerBone = () => (
  <div className={styles.card}>
    <Skeleton active avatar={{ size: 72 }} title={false} paragraph={{ rows: 3 }} />
    <Skeleton active title={false} paragraph={{ rows: 3 }} />
  </div>
)
