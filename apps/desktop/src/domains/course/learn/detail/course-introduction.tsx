import type { CourseDetail } from '@sands/contract/course/course.model'
import { lecturerLinks } from '@sands/contract/lecturer/lecturer.links'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import { useT } from '../../../../kernel/text.ts'
import { Avatar } from '../../../../kernel/ui/avatar.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { TextLink } from '../../../../kernel/ui/text-link.tsx'
import styles from './course-introduction.module.css'

/** The introduction of the course, and its lecturers. */
export function CourseIntroduction({ course }: { course: CourseDetail }) {
  const t = useT()
  const { introduction, lecturers } = course
  if (!introduction && lecturers.length === 0) return <StateBlock kind="empty" title={t('course.no_introduction')} />
  return (
    <div className={styles.introduction}>
      {introduction && (
        <section className={styles.about}>
          <h2 className={styles.heading}>{t('course.about')}</h2>
          <HtmlContent html={introduction} Anchor={TextLink} />
        </section>
      )}
      {lecturers.length > 0 && (
        <section className={styles.lecturers}>
          <h2 className={styles.heading}>{t('course.lecturers')}</h2>
          <ul className={styles.list}>
            {lecturers.map((lecturer) => (
              <li key={lecturer.id} className={styles.lecturer}>
                <Avatar person={lecturer} size={72} />
                <span className={styles.words}>
                  <TextLink href={lecturerLinks.detail(lecturer.id)} className={styles.name}>
                    {lecturer.name}
                  </TextLink>
                  <span className={styles.line}>
                    {[lecturer.lectureGradeName, lecturer.companyName].filter(Boolean).join(' · ')}
                  </span>
                  {lecturer.teachingExperience && <span className={styles.line}>{lecturer.teachingExperience}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
