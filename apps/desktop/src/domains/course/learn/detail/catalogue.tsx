import type { CatalogueChapter, CourseDetail } from '@sands/contract/course/course.model'
import { useT } from '../../../../kernel/text.ts'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import styles from './catalogue.module.css'
import { CatalogueRow } from './catalogue-row.tsx'

interface CatalogueProps {
  course: Pick<CourseDetail, 'id' | 'isInOrder'>
  catalogue: readonly CatalogueChapter[]
  openId: string | null
}

/** Chapters and courseware with the progress in each, and what must be finished first. */
export function Catalogue({ course, catalogue, openId }: CatalogueProps) {
  const t = useT()
  if (catalogue.every(({ items: coursewares }) => coursewares.length === 0))
    return <StateBlock kind="empty" title={t('course.no_items')} />
  return (
    <div className={styles.catalogue}>
      {course.isInOrder === 1 && <p className={styles.note}>{t('course.in_order')}</p>}
      {catalogue.map((chapter) => (
        <section key={chapter.id}>
          {chapter.title && <h2 className={styles.chapter}>{chapter.title}</h2>}
          <ul>
            {chapter.items.map((courseware) => (
              <li key={courseware.id}>
                <CatalogueRow courseId={course.id} courseware={courseware} isOpen={courseware.id === openId} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
