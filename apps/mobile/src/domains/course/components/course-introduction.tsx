import type { CourseDetail } from '@sands/contract/course/course.model'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronRight } from 'lucide-react'
import { useSlots } from '../../../kernel/slots.ts'
import { Avatar } from '../../../kernel/ui/avatar.tsx'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import styles from './course-introduction.module.css'

function Lecturer({ lecturer }: { lecturer: LecturerItem }) {
  const { hasScreen } = useSlots()
  const { id, name, avatarFileUrl, lectureGradeName, companyName, teachingExperience } = lecturer
  const to = lecturerLinks.detail(id)
  const line = [lectureGradeName, companyName].filter(Boolean).join(' · ')
  const inside = (
    <>
      <Avatar name={name} src={avatarFileUrl} size={48} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {line && <span className={styles.line}>{line}</span>}
        {teachingExperience && <span className={styles.experience}>{teachingExperience}</span>}
      </span>
    </>
  )
  if (!hasScreen(to.split('?')[0] ?? to)) return <div className={styles.lecturer}>{inside}</div>
  return (
    <Link to={to} className={styles.lecturer}>
      {inside}
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </Link>
  )
}

/** The introduction of the course, and its lecturers. */
export function CourseIntroduction({ course }: { course: CourseDetail }) {
  const t = useT()
  const { introduction, lecturers } = course
  if (!introduction && lecturers.length === 0) return <EmptyState compact title={t('course.no_introduction')} />
  return (
    <>
      {lecturers.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('course.lecturers')}</h3>
          <ul>
            {lecturers.map((lecturer) => (
              <li key={lecturer.id}>
                <Lecturer lecturer={lecturer} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {introduction && (
        <section className={styles.section}>
          <h3 className={styles.heading}>{t('course.about')}</h3>
          <HtmlText html={introduction} />
        </section>
      )}
    </>
  )
}
