import { AudiencePicker } from '../../../kernel/audience/audience-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { setFields } from './course-edit.ts'
import styles from './editor.module.css'
import { useCourseEditor } from './editor-context.ts'
import { PartCard } from './part-card.tsx'

/** Whom the course is for. Who may not look at audiences is told how it stands. */
export function AudiencePart() {
  const t = useT()
  const viewer = useViewer()
  const { document, edit } = useCourseEditor()
  const { audience } = document
  const isEveryone = audience.included.length + audience.excluded.length === 0
  return (
    <PartCard title={t('course.manage_part_audience')}>
      {may(viewer, 'org.audiences.view') ? (
        <AudiencePicker value={audience} onChange={(next) => edit(setFields({ audience: next }))} />
      ) : (
        <p className={styles.quiet}>
          {isEveryone
            ? t('manage.audience_all', { college: viewer.collegeName })
            : t('manage.audience_some')}
        </p>
      )}
    </PartCard>
  )
}
