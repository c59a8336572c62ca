import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { RichTextField } from '../../../kernel/rich-text/rich-text-field.tsx'
import { useT } from '../../../kernel/text.ts'
import { setFields } from './course-edit.ts'
import { useCourseEditor } from './editor-context.ts'

const MOST_INTRODUCTION = 50_000

/** The introduction that people read before they start. */
export function IntroductionPart() {
  const t = useT()
  const { document, edit, onBusy } = useCourseEditor()
  return (
    <PartCard title={t('course.manage_part_introduction')}>
      <RichTextField
        label={t('course.manage_introduction')}
        most={MOST_INTRODUCTION}
        value={document.introduction}
        onChange={(introduction) => edit(setFields({ introduction }), 'introduction')}
        onBusy={onBusy}
      />
    </PartCard>
  )
}
