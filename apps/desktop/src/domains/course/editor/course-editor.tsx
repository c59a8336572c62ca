import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { BOARD_SOURCES } from '@sands/rules/community/content'
import { courseFaults } from '@sands/rules/course'
import { EditorLayout } from '../../../kernel/draft/editor-layout.tsx'
import { PartColumns } from '../../../kernel/draft/part-columns.tsx'
import { RemovedBar } from '../../../kernel/draft/removed-bar.tsx'
import { useDraftSync } from '../../../kernel/draft/use-draft-sync.ts'
import { useEditHistory } from '../../../kernel/draft/use-edit-history.ts'
import { useLastChange } from '../../../kernel/draft/use-last-change.ts'
import { useRemoval } from '../../../kernel/draft/use-removal.ts'
import { useBusy } from '../../../kernel/picture/use-busy.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { useLeaveGuard } from '../../../kernel/ui/form/use-leave-guard.ts'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useHeight } from '../../../kernel/ui/use-height.ts'
import { useCategoryOptions } from '../manage/use-categories.ts'
import { AudiencePart } from './audience-part.tsx'
import { CataloguePart } from './catalogue-part.tsx'
import { EditorBar } from './editor-bar.tsx'
import { CourseEditorContext, type CourseEditorState } from './editor-context.ts'
import { InformationPart } from './information-part.tsx'
import { IntroductionPart } from './introduction-part.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { previewRevision } from './preview-revision.ts'
import { StudyPart } from './study-part.tsx'
import { readCourse, useCourseDraft } from './use-course-draft.ts'
import { useMerge } from './use-merge.ts'
import { useOtherEditors } from './use-other-editors.ts'
import { useReferencedContent } from './use-referenced-content.ts'

interface CourseEditorProps {
  course: ManagedCourse
  reload: () => Promise<ManagedCourse | undefined>
}

const documentOf = ({ draft }: ManagedCourse) => draft

/** All parts of a course on one page, with the phone preview beside them. */
export function CourseEditor({ course, reload }: CourseEditorProps) {
  const t = useT()
  const { SourceBoard } = useSlots()
  const bar = useHeight<HTMLElement>()
  const { document, edit, goBack, goForth } = useEditHistory(course.draft)
  const { saver, state } = useCourseDraft(course, document)
  const sync = useDraftSync({ stored: course, documentOf, document, saver, edit, reload })
  const last = useLastChange(state.status === 'conflict', () => readCourse(course.id))
  // When both have the same version, the fetched answer is used, because it has the latest state of the files.
  const stored = state.draft && state.draft.version > course.version ? state.draft : course
  const { coverOf, ...known } = useReferencedContent(stored)
  const { isBusy, onBusy } = useBusy()
  const { removed, remove } = useRemoval(document, edit)
  const { categories } = useCategoryOptions()
  const merge = useMerge(course.id)
  const others = useOtherEditors(course.id)
  useLeaveGuard(isBusy || ['unanswered', 'refused', 'conflict'].includes(state.status))

  const faults = courseFaults(document, {
    coursewareOf: known.coursewareOf,
    isCategoryThere: (id) => categories?.some((category) => category.id === id) ?? true,
    isLecturerThere: (id) => known.lecturerOf(id) !== undefined,
  })
  const editor: CourseEditorState = {
    ...known,
    course: stored,
    document,
    edit,
    remove,
    faults,
    cover: coverOf(document.coverFileId),
    onBusy,
  }
  return (
    <CourseEditorContext value={editor}>
      <ManagePage title={document.title.trim() || t('course.manage_untitled')}>
        <EditorLayout toolsHeight={bar.height}>
          <EditorBar
            ref={bar.ref}
            state={state}
            flush={saver.flush}
            onBack={goBack}
            onForth={goForth}
            conflict={
              state.status === 'conflict'
                ? {
                    onTheirs: () => void sync.loadTheirs(),
                    onMine: () => void sync.keepMine(),
                    onChoose: merge.open,
                    last,
                  }
                : undefined
            }
            isBusy={isBusy}
            others={others}
            onChanged={sync.loadTheirs}
          />
          <PartColumns preview={<PreviewPane id={course.id} revision={previewRevision(stored, known.coursewareOf)} />}>
            <InformationPart />
            <CataloguePart />
            <IntroductionPart />
            <StudyPart />
            <AudiencePart />
            {SourceBoard && <SourceBoard source={BOARD_SOURCES.course} id={course.id} />}
          </PartColumns>
          {merge.isOpen && (
            <MergeDialog
              base={state.draft ?? course}
              mine={document}
              theirs={merge.theirs}
              onMerged={(merged) => {
                if (merge.theirs) sync.merge(merge.theirs, merged)
                merge.close()
              }}
              onClose={merge.close}
            />
          )}
          <RemovedBar
            text={removed === undefined ? undefined : t('course.manage_taken_out', { name: removed })}
            onUndo={goBack}
          />
        </EditorLayout>
      </ManagePage>
    </CourseEditorContext>
  )
}
