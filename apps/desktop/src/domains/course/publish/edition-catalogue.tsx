import type { CourseDocument } from '@sands/contract/course/manage.model'
import { useT } from '../../../kernel/text.ts'
import { isDivided } from '../editor/catalogue-rows.ts'
import styles from './publish.module.css'

interface EditionCatalogueProps {
  document: CourseDocument
  nameOf: (courseWareId: string) => string
}

/** The courseware of the edition, in order. */
export function EditionCatalogue({ document: { chapters }, nameOf }: EditionCatalogueProps) {
  const t = useT()
  const divided = isDivided(chapters)
  return (
    <section className={styles.effect}>
      <h2 className={styles.subheading}>{t('course.manage_edition_catalogue')}</h2>
      {chapters.map(({ key, title, items: coursewares }, index) => (
        <div key={key} className={styles.chapter}>
          {divided && <strong>{title || t('course.manage_chapter_default', { place: index + 1 })}</strong>}
          <ol className={styles.numbered}>
            {coursewares.map((courseware) => (
              <li key={courseware.key}>
                {nameOf(courseware.courseWareId)}
                {!courseware.isRequired && <span className={styles.optional}>{t('course.optional')}</span>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
