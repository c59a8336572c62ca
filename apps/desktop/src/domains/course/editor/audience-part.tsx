import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { useT } from '../../../kernel/text.ts'
import { setFields } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'

/** The audience of the course. */
export function AudiencePart() {
  const t = useT()
  const { document, edit } = useCourseEditor()
  return (
    <AudienceCard
      title={t('course.manage_part_audience')}
      value={document.audience}
      onChange={(audience) => edit(setFields({ audience }))}
    />
  )
}
