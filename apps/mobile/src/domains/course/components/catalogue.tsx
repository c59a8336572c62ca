import type { CatalogueChapter, CatalogueCourseware } from '@sands/contract/course/course.model'
import { useT } from '@sands/web/i18n/i18n'
import { EmptyState } from '../../../kernel/ui/page/states.tsx'
import styles from './catalogue.module.css'
import { CatalogueRow } from './catalogue-row.tsx'

interface CatalogueProps {
  catalogue: readonly CatalogueChapter[]
  isInOrder: boolean
  openId: string | null
  onOpen: (courseware: CatalogueCourseware) => void
}

export function Catalogue({ catalogue, isInOrder, openId, onOpen }: CatalogueProps) {
  const t = useT()
  if (catalogue.every(({ items: coursewares }) => coursewares.length === 0))
    return <EmptyState compact title={t('course.no_items')} />
  return (
    <>
      {isInOrder && <p className={styles.note}>{t('course.in_order')}</p>}
      {catalogue.map((chapter) => (
        <section key={chapter.id} className={styles.chapter}>
          {chapter.title && <h3 className={styles.title}>{chapter.title}</h3>}
          <ul>
            {chapter.items.map((courseware) => (
              <li key={courseware.id}>
                <CatalogueRow courseware={courseware} isOpen={courseware.id === openId} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
