import type {
  CourseDocument,
  CourseFault,
  ManagedCourse,
  ManagedCourseware,
  NamedLecturer,
} from '@sands/contract/course/manage.model'
import type { Picture } from '@sands/contract/media/media.model'
import { createContext, useContext } from 'react'
import type { ChosenPicture } from '../../../kernel/picture/use-picture-upload.ts'
import type { CourseEdit } from './course-edit.ts'

/** The state shared by all parts of the course editor. */
export interface CourseEditorState {
  /** The stored course. */
  readonly course: ManagedCourse
  /** The document in the editor. */
  readonly document: CourseDocument
  /** `about` names the changed field: letters typed into one field count as one step. */
  readonly edit: (edit: CourseEdit, about?: string) => void
  /** For edits that remove something: names it and offers undo. */
  readonly remove: (edit: CourseEdit, name: string) => void
  readonly faults: readonly CourseFault[]
  /** Undefined for deleted courseware. */
  readonly coursewareOf: (id: string) => ManagedCourseware | undefined
  /** Remembers courseware that was just made, chosen or changed. */
  readonly keepCourseware: (courseware: ManagedCourseware) => void
  readonly cover: Picture | undefined
  readonly keepCover: (chosen: ChosenPicture) => void
  readonly lecturerOf: (id: string) => NamedLecturer | undefined
  readonly keepLecturer: (lecturer: NamedLecturer) => void
  /** Called with true when an upload starts and with false when it ends: publishing waits meanwhile. */
  readonly onBusy: (isBusy: boolean) => void
}

export const CourseEditorContext = createContext<CourseEditorState | null>(null)

export function useCourseEditor(): CourseEditorState {
  const editor = useContext(CourseEditorContext)
  if (!editor) throw new Error('useCourseEditor must be used inside the course editor')
  return editor
}
