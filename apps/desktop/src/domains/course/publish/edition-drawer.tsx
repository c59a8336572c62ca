import type { CourseEdition } from '@sands/contract/course/manage.model'
import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Button, Drawer, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { useCategoryOptions } from '../manage/use-categories.ts'
import { DifferenceView, type PartNames } from './difference-view.tsx'
import { EditionCatalogue } from './edition-catalogue.tsx'
import { EditionFiles } from './edition-files.tsx'
import styles from './publish.module.css'
import { useTakeEdition } from './use-take-edition.ts'

interface EditionDrawerProps {
  courseId: Id<'course'>
  edition: CourseEdition | null
  /** The edition before it, if it is loaded. */
  previous: CourseEdition | undefined
  onClose: () => void
}

/** One edition: its courseware, what it changed, and what would change if it became the draft. */
export function EditionDrawer({ courseId, edition, previous, onClose }: EditionDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={edition !== null}
      onClose={onClose}
      size={560}
      title={edition && t('course.manage_edition_number', { number: edition.edition })}
      destroyOnHidden
    >
      {edition && <Compared courseId={courseId} edition={edition} previous={previous} />}
    </Drawer>
  )
}

type ComparedProps = Pick<EditionDrawerProps, 'courseId' | 'previous'> & { edition: CourseEdition }

function Compared({ courseId, edition, previous }: ComparedProps) {
  const t = useT()
  const [side, setSide] = useState<'draft' | 'previous'>(previous ? 'previous' : 'draft')
  const course = useCall('GET /sands-lms/api/v1/manage/course/get', { query: { id: courseId } }, { staleTime: 0 })
  const { options } = useCategoryOptions()
  const take = useTakeEdition()
  if (course.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (!course.data) return <FailureBlock error={course.error} onRetry={() => void course.refetch()} />
  const { coursewares, lecturers, draft } = course.data
  const titleIn = (from: CourseEdition | undefined, id: string) => from?.titles[id]
  const nameIn = (from: CourseEdition | undefined, id: string) => from?.lecturerNames[id]
  const names: PartNames = {
    courseware: (id) =>
      coursewares.find((courseware) => courseware.id === id)?.title ||
      titleIn(edition, id) ||
      titleIn(previous, id) ||
      t('course.manage_ware_number', { number: id }),
    lecturer: (id) =>
      lecturers.find((each) => each.id === id)?.name ||
      nameIn(edition, id) ||
      nameIn(previous, id) ||
      t('course.manage_lecturer_number', { number: id }),
    category: (id) => options.find(({ value }) => value === id)?.label ?? t('course.manage_category_gone'),
  }
  return (
    <div className={styles.dialog}>
      <EditionCatalogue document={edition.document} nameOf={names.courseware} />
      <EditionFiles courseId={courseId} edition={edition.edition} />
      <section className={styles.effect}>
        {previous ? (
          <Segmented
            block
            value={side}
            onChange={setSide}
            options={[
              { value: 'previous', label: t('course.manage_compare_previous') },
              { value: 'draft', label: t('course.manage_compare_draft') },
            ]}
          />
        ) : (
          <h2 className={styles.subheading}>{t('course.manage_compare_draft')}</h2>
        )}
        {side === 'previous' && previous ? (
          <DifferenceView before={previous.document} after={edition.document} names={names} />
        ) : (
          <DifferenceView
            before={draft}
            after={edition.document}
            names={names}
            none={t('course.manage_compare_draft_none')}
          />
        )}
      </section>
      <div className={styles.acts}>
        <Button onClick={() => take(course.data, edition)}>{t('course.manage_edition_take')}</Button>
      </div>
    </div>
  )
}
