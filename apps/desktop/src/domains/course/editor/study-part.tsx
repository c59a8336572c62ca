import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { setFields } from './course-edit.ts'
import styles from './editor.module.css'
import { useCourseEditor } from './editor-context.ts'

const MOST_POINTS = 10_000

/** How the course is studied, and the points it gives. */
export function StudyPart() {
  const t = useT()
  const { document, edit } = useCourseEditor()
  const { isInOrder, seekAhead, isCommentable, points } = document
  return (
    <PartCard title={t('course.manage_part_study')}>
      <SwitchLine
        label={t('course.manage_order_lock')}
        hint={t('course.manage_order_lock_hint')}
        checked={isInOrder}
        onChange={(next) => edit(setFields({ isInOrder: next }))}
      />
      <SwitchLine
        label={t('course.manage_seek_ahead')}
        hint={t('course.manage_seek_ahead_hint')}
        checked={seekAhead}
        onChange={(next) => edit(setFields({ seekAhead: next }))}
      />
      <SwitchLine
        label={t('course.manage_commentable')}
        hint={t('course.manage_commentable_hint')}
        checked={isCommentable}
        onChange={(next) => edit(setFields({ isCommentable: next }))}
      />
      <div className={styles.points}>
        <NumberField
          label={t('course.manage_points')}
          hint={t('course.manage_points_hint')}
          least={0}
          most={MOST_POINTS}
          value={points}
          onChange={(typed) => edit(setFields({ points: Math.round(typed) }), 'points')}
        />
      </div>
    </PartCard>
  )
}
