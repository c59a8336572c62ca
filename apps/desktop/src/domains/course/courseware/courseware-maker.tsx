import type { CoursewareDraft } from '@sands/contract/course/manage.model'
import { useState } from 'react'
import type { MakerProps } from '../../../kernel/screens.ts'
import { AddCourseware } from './add-courseware.tsx'
import { CoursewareEditor } from './courseware-editor.tsx'

/** Courseware from files of this computer or of the library, pictures or a link. */
export function CoursewareMaker({ onMade, onDirty }: MakerProps) {
  const [draft, setDraft] = useState<CoursewareDraft>()
  const made = ({ id, title }: { id: string; title: string }) => onMade({ id, title, isOut: true })
  if (!draft) return <AddCourseware onDraft={setDraft} onMade={made} />
  return <CoursewareEditor courseware={draft} onDirty={onDirty} onCancel={() => setDraft(undefined)} onStored={made} />
}
