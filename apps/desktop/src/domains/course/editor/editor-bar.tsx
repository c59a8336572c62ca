import { HistoryOutlined, TeamOutlined } from '@ant-design/icons'
import type { CourseEditors, ManagedCourse } from '@sands/contract/course/manage.model'
import type { Ref } from 'react'
import type { ConflictChoices } from '../../../kernel/draft/conflict-note.tsx'
import type { SaverState } from '../../../kernel/draft/draft-saver.model.ts'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { coursePaths } from '../course-paths.ts'
import { CourseStateTag } from '../manage/course-state-tag.tsx'
import { PublishBar } from '../publish/publish-bar.tsx'
import styles from './editor.module.css'
import { useCourseEditor } from './editor-context.ts'
import type { CourseSaver } from './use-course-draft.ts'

interface EditorBarProps {
  ref: Ref<HTMLElement>
  state: SaverState<ManagedCourse>
  flush: CourseSaver['flush']
  /** Undefined when there is no step in this direction. */
  onBack: (() => void) | undefined
  onForth: (() => void) | undefined
  /** The choices in a conflict with somebody else's changes. */
  conflict: ConflictChoices | undefined
  /** Pictures or files are being uploaded. */
  isBusy: boolean
  /** Who else has the course open. */
  others: CourseEditors['others']
  /** Called after the course was published or withdrawn. */
  onChanged: () => Promise<void>
}

/** The save state, undo and redo, and publishing. Sticks to the top. */
export function EditorBar({ ref, state, flush, onBack, onForth, conflict, isBusy, others, onChanged }: EditorBarProps) {
  const t = useT()
  const { course, document, faults } = useCourseEditor()
  const hold = conflict ? t('manage.publish_hold_conflict') : isBusy ? t('manage.publish_hold_busy') : undefined
  return (
    <EditorTools ref={ref} label={t('course.manage_edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={onBack} onForth={onForth} />
        {course.edition > 0 && (
          <LinkButton icon={<HistoryOutlined aria-hidden />} to={coursePaths.editions(course.id)}>
            {t('course.manage_editions')}
          </LinkButton>
        )}
        <SaveState state={state} onRetry={() => void flush()} />
        {others.length > 0 && (
          <p className={styles.others} role="status">
            <TeamOutlined aria-hidden />
            {t('manage.others_editing', { names: others.map(({ name }) => name).join(' · ') })}
          </p>
        )}
      </ToolGroup>
      <ToolGroup>
        <CourseStateTag course={course} />
        <PublishBar
          course={course}
          document={document}
          faults={faults}
          hold={hold}
          saved={state.status === 'saved'}
          flush={flush}
          onChanged={onChanged}
        />
      </ToolGroup>
    </EditorTools>
  )
}
